### The shell: everything that belongs to no game

## The command line

cli-about = Настольные игры о волшебниках: точные правила, игра в терминале.
cli-commands = команды
cli-command = команда
cli-play = сыграть партию в терминале: против ботов или нескольким людям за одной клавиатурой
cli-simulate = дать ботам сыграть много партий и собрать статистику
cli-replay = показать записанную партию или её стол после определённого выбора
cli-verify = проверить записи: зерно, каждый выбор и итог
cli-cards = показать, что напечатано на картах игры
cli-games = показать, какие есть игры, сколько в них мест и какие параметры
cli-bench = измерить скорость движка
cli-check = выполнить статические проверки кода (нужна рабочая копия репозитория)
cli-test = выполнить все тесты (нужна рабочая копия репозитория)
cli-lang = язык всех текстов; если не указан — язык системы
cli-game = название игры, как его показывает `arcanum games`
cli-seats = количество мест
cli-option = параметр игры; можно указать несколько раз
cli-seed = зерно случая; с тем же зерном выпадает то же самое
cli-bots = сколько мест займут боты
cli-play-agents = какие боты: random, greedy
cli-names = имена игроков через запятую
cli-load = продолжить сохранённую партию
cli-record = записать партию в этот файл, оконченную или нет
cli-plain = только слова, без знаков и цветов: для программ чтения с экрана
cli-json = вывести JSON
cli-count = количество партий
cli-agents = кто играет, через запятую: random, greedy; в каждой партии они меняются местами
cli-workers = количество процессов
cli-check-tables = после каждого выбора проверять, не потерялось ли что-нибудь
cli-records = записать каждую партию в эту папку
cli-file = файл с записью
cli-at = остановиться после N-го выбора
cli-seat = показать только то, что видно игроку на этом месте; места считают с 1
cli-card = название карты или его начало
cli-peers = заодно измерить и другие игровые библиотеки
cli-seconds = длительность каждого измерения в секундах
cli-bench-game = игра, которую измерить; без этого — все

cli-argparse = слова самой командной строки
    .cli-usage = использование:{ " " }
    .cli-options = ключи
    .cli-arguments = аргументы
    .cli-help = показать эту справку и выйти
    .cli-version = показать версию и выйти
    .cli-required = не хватает аргументов: %s
    .cli-unrecognized = неизвестные аргументы: %s
    .cli-argument = аргумент %(argument_name)s: %(message)s
    .cli-one-argument = нужно одно значение
    .cli-some-arguments = нужно хотя бы одно значение
    .cli-invalid = «%(value)s» здесь не подходит
    .cli-invalid-choice = «%(value)s» здесь не подходит (возможно: %(choices)s)
    .cli-error = %(prog)s: %(message)s{ "\u000A" }
    .cli-ambiguous = %(option)s можно понять по-разному: %(matches)s
    .cli-ignored = значение «%s» здесь лишнее

## People and bots

player = Игрок { $number }
bot = Бот { $number }
rival = Соперник

## Playing in the terminal

play-welcome = «{ $game }». Введите номер варианта или слово «справка».
play-commitment = Хеш тайного зерна: { $hash }
play-seed = Зерно: { $seed }. Его SHA-256 совпадает с хешем, показанным в начале.
play-over = Партия окончена. Введите «записать» и имя файла, «журнал», «стол» или «справка»; чтобы выйти, нажмите Enter.
play-hand-over = За клавиатуру садится { $name }. Нажмите Enter, когда больше никто не смотрит.
play-what = Введите номер от 1 до { $options } или слово «справка».
play-help = Или введите номер варианта.
play-undone = Отменено: { $option }
play-save-where = Куда записать? Введите «записать» и имя файла.
play-saved = Записано в файл { $file }.
play-input-ended = Ввод закончился раньше, чем партия.
play-card-which = Какую карту? Введите «карта» и её название или начало названия.
play-why-what = О чём речь? Введите «почему» и номер варианта, его текст либо название карты или другой вещи на столе.
play-why-unknown = Не знаю, что такое «{ $thing }». Введите «почему» и номер варианта, его текст либо название карты или другой вещи на столе.
play-why-can = Сейчас это можно выбрать.
play-rule = Правило: { $title }.
score-of = { $name }: { $score }

command-table = стол
    .note = показать стол
command-card = карта
    .note = и название: что напечатано на карте
command-why = почему
    .note = и номер варианта или название: почему это сейчас нельзя выбрать
command-undo = назад
    .note = отменить свой последний выбор, если после него ещё ничего не открылось
command-log = журнал
    .note = всё, что уже произошло
command-help = справка
    .note = эта справка
command-save = записать
    .note = и имя файла: сохранить партию, чтобы потом продолжить её через --load
command-quit = выйти
    .note = покинуть партию

## Games, cards, records, simulations

games-seats = Игроков: { $seats }
cards-unknown = Карты «{ $name }» здесь нет, или так начинаются названия нескольких.
verify-good =
    { $choices ->
        [one] всё в порядке, { $choices } решение.
        [few] всё в порядке, { $choices } решения.
       *[many] всё в порядке, { $choices } решений.
    }
verify-running = Партия ещё идёт.
simulate-progress = Сыграно партий: { $done } из { $games }, осталось около { $seconds } с
simulate-games =
    { $games ->
        [one] { $games } партия, мест: { $seats }
        [few] { $games } партии, мест: { $seats }
       *[many] { $games } партий, мест: { $seats }
    }
simulate-agent = { $agent }: сыграно { $games }, выиграно { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, средний счёт { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-seat = Место { $number }: побед { NUMBER($wins, maximumFractionDigits: 1) }, средний счёт { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-length = Решений за партию: в среднем { $mean }, от { $least } до { $most }
simulate-speed = Решений в секунду: { $decisions }; всего { NUMBER($seconds, maximumFractionDigits: 2) } с
simulate-checked = Стол проверен после каждого выбора.
simulate-records = Записи партий лежат в папке { $folder }.

## Benchmarks

bench-needs-checkout = Для измерений нужна рабочая копия репозитория Arcanum.
bench-measuring = Измеряем: { $what }
bench-compiled = скомпилированный движок
bench-plain = интерпретируемый движок
bench-peers = другие библиотеки
bench-no-compiled = Скомпилированного движка здесь нет: измеряем только интерпретируемый.
bench-installing-peers = Устанавливаем другие библиотеки в отдельное окружение…
bench-failed = Не удалось выполнить команду: { $command }
bench-heads = заголовки таблиц измерений
    .engine = движок
    .game = игра
    .seats = мест
    .stepped = по шагам/с
    .piloted = под пилотом/с
    .games_per_second = партий/с
    .forks_0 = ответвлений/с
    .forks_5 = после 5
    .forks_12 = после 12
    .copies = копий/с
    .bytes_a_fork = байтов на копию
    .interpreted = интерпретируемый
    .compiled = скомпилированный
    .ratio = во сколько раз
    .library = библиотека
    .decisions = решений/с
    .forced = доля вынужденных
    .search = поиск
    .hands = рук/с
    .plain_interpreted = простой
    .times_interpreted = во сколько раз
    .plain_compiled = скомпилированный
    .times_compiled = во сколько раз

## Reasons of the house

reason-match-over = Партия окончена.
reason-not-your-turn = Сейчас выбираете не вы.
reason-not-offered = Сейчас это нельзя выбрать.

## Errors

error-choice-refused = Выбрать «{ $option }» нельзя.
error-choice-stale = Ответ относится к выбору { $number }, а партия уже дошла до выбора { $present }.
error-undo-revealed = Это уже не отменить: с тех пор что-то открылось или другие сделали свой выбор.
error-undo-nothing = Отменять нечего.
error-language-unknown = Языка «{ $language }» здесь нет. Есть: { $known }.
error-game-unknown = Игры «{ $game }» здесь нет. Есть: { $games }.
error-agent-unknown = Бота «{ $agent }» здесь нет. Есть: { $known }.
error-seats-unknown =
    { $seats ->
        [one] Эта игра не для { $seats } игрока.
       *[many] Эта игра не для { $seats } игроков.
    } Возможное количество игроков: { $allowed }.
error-seat-unknown = Места { $number } нет; всего мест: { $seats }.
error-choice-unknown = Выбора { $number } нет; в записи возможны числа от 0 до { $choices }.
error-bots-too-many = Ботов не может быть { $bots }; мест в партии: { $seats }.
error-load-other-game = Это запись другой игры: { $game }.
error-load-settled = { $option } не сочетается с --load: у сохранённой партии уже есть своё.
error-setting-form = «{ $word }» — не параметр: пишите название=значение.
error-setting-unknown =
    { $seats ->
        [one] Для { $seats } игрока параметра «{ $setting }» нет.
       *[many] Для { $seats } игроков параметра «{ $setting }» нет.
    }
error-setting-value = Параметр «{ $setting }» не может иметь значение «{ $value }». Возможно: { $allowed }.
error-file-missing = Файла { $at } нет.
error-file-unreadable = Файл { $at } не удаётся прочитать.
error-file-unwritable = Файл { $at } не удаётся записать.
error-file-not-text = { $at }: это не текстовый файл.
error-folder-unwritable = В папку { $at } ничего не удаётся записать.
error-record-not-object = Запись должна быть объектом JSON, а здесь { $found }.
error-record-too-long = Файл слишком длинный для записи: символов { $length }, а можно самое большее { $most }.
error-record-not-json = { $at }: с этого места файл — уже не JSON.
error-record-too-deep = В файле слишком много уровней вложенности для записи.
error-record-format = { $at }: должно быть { $expected }, а здесь { $found }.
error-record-missing = { $at }: этого поля не хватает.
error-record-version = { $at }: версия формата { $found } неизвестна, известна только { $known }.
error-record-game = { $at }: игры «{ $game }» здесь нет. Есть: { $games }.
error-record-revision = { $at }: редакции правил { $found } не бывает, их считают с 1.
error-record-newer = { $at }: запись сделана более новым выпуском, по редакции правил { $revision }, а этот выпуск знает редакции только до { $present }.
error-record-change = { $at }: смена правил — это список из количества решений перед ней и более поздней редакции, а здесь { $found }.
error-record-seats-unknown = { $at }: { error-seats-unknown }
error-record-setting-unknown = { $at }: { error-setting-unknown }
error-record-setting-value = { $at }: { error-setting-value }
error-record-field =
    { $at }: { $expected ->
        [number] должно быть число
        [object] должен быть объект
        [list] должен быть список
       *[hex] должны быть 64 шестнадцатеричные цифры
    }, а здесь { $found }.
error-record-commitment = { $at }: { $found } — не хеш этого зерна.
error-record-row = { $at }: выбор — это список из места и слов, а здесь { $found }.
error-record-seat = { $at }: места { $found } нет; в записях места считают с 0, здесь их всего { $seats }.
error-record-person = { $at }: участник — это объект с именем или ботом, а здесь { $found }.
error-record-seedless = { $at }: без зерна партию не повторить. Пока партия идёт, в записи его может не быть.
error-record-choice = { $at }: { $seat } не может выбрать «{ $option }».
error-record-parts = { $at }: до этого места запись верна; дальше { $seat } уже не может выбрать «{ $option }», ведь запись сделана по редакции правил { $revision }, а теперь действует { $present }.
error-record-unfinished = { $at }: в записи есть итог, но партия не окончена.
error-record-no-result = { $at }: партия окончена, но итога в записи нет.
error-record-result = { $at }: из записанной партии следует другой итог: { $scores }.
error-record-result-revision = { $at }: по нынешней редакции правил из записанной партии следует другой итог: { $scores }.
error-snapshot-table = { $at }: это не стол этой игры.
