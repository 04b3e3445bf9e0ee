### The shell: everything that belongs to no game

## The command line

cli-about = Настільні ігри про чарівників: точні правила, гра в терміналі.
cli-commands = команди
cli-command = команда
cli-play = зіграти партію в терміналі: проти ботів або кільком людям за однією клавіатурою
cli-simulate = дати ботам зіграти багато партій і зібрати статистику
cli-replay = показати записану партію або її стіл після певного вибору
cli-verify = перевірити записи: зерно, кожен вибір і підсумок
cli-cards = показати, що надруковано на картах гри
cli-games = показати, які є ігри, скільки в них місць і які параметри
cli-bench = виміряти швидкість рушія
cli-check = виконати статичні перевірки коду (потрібна робоча копія репозиторію)
cli-test = виконати всі тести (потрібна робоча копія репозиторію)
cli-lang = мова всіх текстів; якщо не вказано — мова системи
cli-game = назва гри, як її показує `arcanum games`
cli-seats = кількість місць
cli-option = параметр гри; можна вказати кілька разів
cli-seed = зерно випадку; з тим самим зерном випадає те саме
cli-bots = скільки місць посядуть боти
cli-play-agents = які боти: random, greedy
cli-names = імена гравців через кому
cli-load = продовжити збережену партію
cli-record = записати партію в цей файл, закінчену чи ні
cli-plain = лише слова, без знаків і кольорів: для програм зчитування з екрана
cli-json = вивести JSON
cli-count = кількість партій
cli-agents = хто грає, через кому: random, greedy; щопартії вони міняються місцями
cli-workers = кількість процесів
cli-check-tables = після кожного вибору перевіряти, чи нічого не загубилося
cli-records = записати кожну партію в цю теку
cli-file = файл із записом
cli-at = зупинитися після N-го вибору
cli-seat = показати лише те, що видно гравцеві на цьому місці; місця лічать від 1
cli-card = назва карти або її початок
cli-peers = заодно виміряти й інші ігрові бібліотеки
cli-seconds = тривалість кожного вимірювання в секундах
cli-bench-game = гра, яку виміряти; без цього — усі

cli-argparse = слова самого командного рядка
    .cli-usage = використання:{ " " }
    .cli-options = ключі
    .cli-arguments = аргументи
    .cli-help = показати цю довідку й вийти
    .cli-version = показати версію й вийти
    .cli-required = бракує аргументів: %s
    .cli-unrecognized = невідомі аргументи: %s
    .cli-argument = аргумент %(argument_name)s: %(message)s
    .cli-one-argument = потрібне одне значення
    .cli-some-arguments = потрібне принаймні одне значення
    .cli-invalid = «%(value)s» тут не підходить
    .cli-invalid-choice = «%(value)s» тут не підходить (можливо: %(choices)s)
    .cli-error = %(prog)s: %(message)s{ "\u000A" }
    .cli-ambiguous = %(option)s можна зрозуміти по-різному: %(matches)s
    .cli-ignored = значення «%s» тут зайве

## People and bots

player = Гравець { $number }
bot = Бот { $number }
rival = Конкурент

## Playing in the terminal

play-welcome = «{ $game }». Уведіть номер варіанта або слово «довідка».
play-commitment = Хеш таємного зерна: { $hash }
play-seed = Зерно: { $seed }. Його SHA-256 збігається з хешем, показаним на початку.
play-over = Партію закінчено. Уведіть «записати» та ім’я файлу, «журнал», «стіл» або «довідка»; щоб вийти, натисніть Enter.
play-hand-over = За клавіатуру сідає { $name }. Натисніть Enter, коли більше ніхто не дивиться.
play-what = Уведіть номер від 1 до { $options } або слово «довідка».
play-help = Або введіть номер варіанта.
play-undone = Скасовано: { $option }
play-save-where = Куди записати? Уведіть «записати» та ім’я файлу.
play-saved = Записано у файл { $file }.
play-input-ended = Введення скінчилося раніше, ніж партія.
play-card-which = Яку карту? Уведіть «карта» і її назву або початок назви.
play-why-what = Про що йдеться? Уведіть «чому» й номер варіанта, його текст або назву карти чи іншої речі на столі.
play-why-unknown = Не знаю, що таке «{ $thing }». Уведіть «чому» й номер варіанта, його текст або назву карти чи іншої речі на столі.
play-why-can = Зараз це можна вибрати.
play-rule = Правило: { $title }.
score-of = { $name }: { $score }

command-table = стіл
    .note = показати стіл
command-card = карта
    .note = і назва: що надруковано на карті
command-why = чому
    .note = і номер варіанта або назва: чому цього зараз не можна вибрати
command-undo = назад
    .note = скасувати свій останній вибір, якщо після нього ще нічого не відкрилося
command-log = журнал
    .note = усе, що вже відбулося
command-help = довідка
    .note = ця довідка
command-save = записати
    .note = та ім’я файлу: зберегти партію, щоб згодом продовжити її через --load
command-quit = вийти
    .note = покинути партію

## Games, cards, records, simulations

games-seats = Гравців: { $seats }
cards-unknown = Карти «{ $name }» тут немає, або так починаються назви кількох.
verify-good =
    { $choices ->
        [one] усе гаразд, { $choices } рішення.
        [few] усе гаразд, { $choices } рішення.
       *[many] усе гаразд, { $choices } рішень.
    }
verify-running = Партія ще триває.
simulate-progress = Зіграно партій: { $done } з { $games }, лишилося близько { $seconds } с
simulate-games =
    { $games ->
        [one] { $games } партія, місць: { $seats }
        [few] { $games } партії, місць: { $seats }
       *[many] { $games } партій, місць: { $seats }
    }
simulate-agent = { $agent }: зіграно { $games }, виграно { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, середній рахунок { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-seat = Місце { $number }: перемог { NUMBER($wins, maximumFractionDigits: 1) }, середній рахунок { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-length = Рішень за партію: у середньому { $mean }, від { $least } до { $most }
simulate-speed = Рішень за секунду: { $decisions }; усього { NUMBER($seconds, maximumFractionDigits: 2) } с
simulate-checked = Стіл перевірено після кожного вибору.
simulate-records = Записи партій лежать у теці { $folder }.

## Benchmarks

bench-needs-checkout = Для вимірювань потрібна робоча копія репозиторію Arcanum.
bench-measuring = Вимірюємо: { $what }
bench-compiled = скомпільований рушій
bench-plain = інтерпретований рушій
bench-peers = інші бібліотеки
bench-no-compiled = Скомпільованого рушія тут немає: вимірюємо лише інтерпретований.
bench-installing-peers = Встановлюємо інші бібліотеки в окреме середовище…
bench-failed = Не вдалося виконати команду: { $command }
bench-heads = заголовки таблиць вимірювань
    .engine = рушій
    .game = гра
    .seats = місць
    .stepped = покроково/с
    .piloted = під пілотом/с
    .games_per_second = партій/с
    .forks_0 = відгалужень/с
    .forks_5 = після 5
    .forks_12 = після 12
    .copies = копій/с
    .bytes_a_fork = байтів на копію
    .interpreted = інтерпретований
    .compiled = скомпільований
    .ratio = у скільки разів
    .library = бібліотека
    .decisions = рішень/с
    .forced = частка вимушених
    .search = пошук
    .hands = рук/с
    .plain_interpreted = простий
    .times_interpreted = у скільки разів
    .plain_compiled = скомпільований
    .times_compiled = у скільки разів

## Reasons of the house

reason-match-over = Партію закінчено.
reason-not-your-turn = Зараз вибираєте не ви.
reason-not-offered = Зараз цього не можна вибрати.

## Errors

error-choice-refused = Вибрати «{ $option }» не можна.
error-choice-stale = Відповідь стосується вибору { $number }, а партія вже дійшла до вибору { $present }.
error-undo-revealed = Цього вже не скасувати: відтоді щось відкрилося або інші зробили свій вибір.
error-undo-nothing = Скасовувати нічого.
error-language-unknown = Мови «{ $language }» тут немає. Є: { $known }.
error-game-unknown = Гри «{ $game }» тут немає. Є: { $games }.
error-agent-unknown = Бота «{ $agent }» тут немає. Є: { $known }.
error-seats-unknown =
    { $seats ->
        [one] Ця гра не для { $seats } гравця.
       *[many] Ця гра не для { $seats } гравців.
    } Можлива кількість гравців: { $allowed }.
error-seat-unknown = Місця { $number } немає; усього місць: { $seats }.
error-choice-unknown = Вибору { $number } немає; у записі можливі числа від 0 до { $choices }.
error-bots-too-many = Ботів не може бути { $bots }; місць у партії: { $seats }.
error-load-other-game = Це запис іншої гри: { $game }.
error-load-settled = { $option } не поєднується з --load: збережена партія вже має своє.
error-setting-form = «{ $word }» — не параметр: пишіть назва=значення.
error-setting-unknown =
    { $seats ->
        [one] Для { $seats } гравця параметра «{ $setting }» немає.
       *[many] Для { $seats } гравців параметра «{ $setting }» немає.
    }
error-setting-value = Параметр «{ $setting }» не може мати значення «{ $value }». Можливо: { $allowed }.
error-file-missing = Файлу { $at } немає.
error-file-unreadable = Файл { $at } не вдається прочитати.
error-file-unwritable = Файл { $at } не вдається записати.
error-file-not-text = { $at }: це не текстовий файл.
error-folder-unwritable = У теку { $at } не вдається нічого записати.
error-record-not-object = Запис має бути об’єктом JSON, а тут { $found }.
error-record-too-long = Файл задовгий для запису: символів { $length }, а можна щонайбільше { $most }.
error-record-not-json = { $at }: з цього місця файл — уже не JSON.
error-record-too-deep = У файлі забагато рівнів вкладення як на запис.
error-record-format = { $at }: має бути { $expected }, а тут { $found }.
error-record-missing = { $at }: цього поля бракує.
error-record-version = { $at }: версія формату { $found } невідома, відома лише { $known }.
error-record-game = { $at }: гри «{ $game }» тут немає. Є: { $games }.
error-record-revision = { $at }: редакції правил { $found } не буває, їх лічать від 1.
error-record-newer = { $at }: запис зроблено новішим випуском, за редакцією правил { $revision }, а цей випуск знає редакції лише до { $present }.
error-record-change = { $at }: зміна правил — це список із кількості рішень перед нею та пізнішої редакції, а тут { $found }.
error-record-seats-unknown = { $at }: { error-seats-unknown }
error-record-setting-unknown = { $at }: { error-setting-unknown }
error-record-setting-value = { $at }: { error-setting-value }
error-record-field =
    { $at }: { $expected ->
        [number] має бути число
        [object] має бути об’єкт
        [list] має бути список
       *[hex] мають бути 64 шістнадцяткові цифри
    }, а тут { $found }.
error-record-commitment = { $at }: { $found } — не хеш цього зерна.
error-record-row = { $at }: вибір — це список із місця та слів, а тут { $found }.
error-record-seat = { $at }: місця { $found } немає; у записах місця лічать від 0, тут їх усього { $seats }.
error-record-person = { $at }: учасник — це об’єкт з іменем або ботом, а тут { $found }.
error-record-seedless = { $at }: без зерна партію не повторити. Поки партія триває, у записі його може не бути.
error-record-choice = { $at }: { $seat } не може вибрати «{ $option }».
error-record-parts = { $at }: до цього місця запис правильний; далі { $seat } вже не може вибрати «{ $option }», бо запис зроблено за редакцією правил { $revision }, а тепер діє { $present }.
error-record-unfinished = { $at }: у записі є підсумок, але партію не закінчено.
error-record-no-result = { $at }: партію закінчено, але підсумку в записі немає.
error-record-result = { $at }: із записаної партії випливає інший підсумок: { $scores }.
error-record-result-revision = { $at }: за теперішньою редакцією правил із записаної партії випливає інший підсумок: { $scores }.
error-snapshot-table = { $at }: це не стіл цієї гри.
