"""What the launcher says, in three languages."""

import os

LANGUAGE_VARIABLES = ("ARCANUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

WORDS = {
    "first-time": {
        "en": "Getting Arcanum ready; this is done only once.",
        "uk": "Готуємо Arcanum до роботи; це потрібно лише один раз.",
        "ru": "Готовим Arcanum к работе; это нужно только один раз.",
    },
    "installer": {
        "en": "fetching the package installer",
        "uk": "завантажуємо встановлювач пакунків",
        "ru": "загружаем установщик пакетов",
    },
    "environment": {
        "en": "making an environment of its own",
        "uk": "створюємо окреме середовище",
        "ru": "создаём отдельное окружение",
    },
    "packages": {
        "en": "installing packages",
        "uk": "встановлюємо пакунки",
        "ru": "устанавливаем пакеты",
    },
    "locking": {
        "en": "choosing versions for {file}",
        "uk": "добираємо версії для {file}",
        "ru": "подбираем версии для {file}",
    },
    "compiling": {
        "en": "compiling the engine",
        "uk": "компілюємо рушій",
        "ru": "компилируем движок",
    },
    "seconds": {"en": "{seconds} s", "uk": "{seconds} с", "ru": "{seconds} с"},
    "step-failed": {"en": "failed", "uk": "не вдалося", "ru": "не удалось"},
    "setup-busy": {
        "en": "Arcanum is already being set up by another command; waiting for it.",
        "uk": "Arcanum уже готує інша команда; чекаємо на неї.",
        "ru": "Arcanum уже готовит другая команда; ждём её.",
    },
    "build-busy": {
        "en": "The engine is already being compiled; waiting for that.",
        "uk": "Рушій уже компілюється; чекаємо.",
        "ru": "Движок уже компилируется; ждём.",
    },
    "background": {
        "en": "The fast engine is being compiled in the background; later commands will use it.",
        "uk": "Швидкий рушій компілюється у фоновому режимі; наступні команди вже працюватимуть на ньому.",
        "ru": "Быстрый движок компилируется в фоновом режиме; следующие команды уже будут работать на нём.",
    },
    "no-compiler": {
        "en": "No C compiler with Python's headers was found (on Debian: gcc and python3-dev), "
        "so the plain engine is used: the same games, only slower.",
        "uk": "Не знайдено компілятора C або заголовних файлів Python (у Debian це gcc і python3-dev), "
        "тому працює звичайний рушій: ігри ті самі, лише повільніші.",
        "ru": "Не найден компилятор C или заголовочные файлы Python (в Debian это gcc и python3-dev), "
        "поэтому работает обычный движок: игры те же, только медленнее.",
    },
    "build-failed": {
        "en": "The engine could not be compiled, so the plain one is used. Details: {log}",
        "uk": "Скомпілювати рушій не вдалося, тому працює звичайний. Подробиці: {log}",
        "ru": "Скомпилировать движок не удалось, поэтому работает обычный. Подробности: {log}",
    },
    "not-compiled": {
        "en": "ARCANUM_ENGINE=compiled was asked for, but there is no compiled engine to run.",
        "uk": "Задано ARCANUM_ENGINE=compiled, але скомпільованого рушія немає.",
        "ru": "Задано ARCANUM_ENGINE=compiled, но скомпилированного движка нет.",
    },
    "unknown-engine": {
        "en": "ARCANUM_ENGINE must be plain or compiled, not {wish}.",
        "uk": "Значенням ARCANUM_ENGINE може бути plain або compiled, але не {wish}.",
        "ru": "Значением ARCANUM_ENGINE может быть plain или compiled, но не {wish}.",
    },
    "failed": {
        "en": "Arcanum could not be set up. Details: {log}",
        "uk": "Підготувати Arcanum не вдалося. Подробиці: {log}",
        "ru": "Подготовить Arcanum не удалось. Подробности: {log}",
    },
    "no-network": {
        "en": "The packages could not be fetched; is there a network connection? Details: {log}",
        "uk": "Не вдалося завантажити пакунки; чи є з’єднання з мережею? Подробиці: {log}",
        "ru": "Не удалось загрузить пакеты; есть ли соединение с сетью? Подробности: {log}",
    },
    "disk-full": {
        "en": "There is no space left on the disk. Details: {log}",
        "uk": "На диску не залишилося місця. Подробиці: {log}",
        "ru": "На диске не осталось места. Подробности: {log}",
    },
    "no-venv": {
        "en": "This Python cannot make environments (on Debian: install python3-venv). Details: {log}",
        "uk": "Цей Python не вміє створювати середовища (у Debian установіть python3-venv). Подробиці: {log}",
        "ru": "Этот Python не умеет создавать окружения (в Debian установите python3-venv). Подробности: {log}",
    },
    "wrong-hash": {
        "en": "A package that was fetched is not the one in the lock file: its hash differs. Was the file changed? Details: {log}",
        "uk": "Завантажений пакунок — не той, що у файлі з версіями: хеш інший. Чи не змінено цей файл? Подробиці: {log}",
        "ru": "Загруженный пакет — не тот, что в файле с версиями: хеш другой. Не изменён ли этот файл? Подробности: {log}",
    },
    "system-refused": {
        "en": "The system refused: {reason}",
        "uk": "Система відмовила: {reason}",
        "ru": "Система отказала: {reason}",
    },
}


def language() -> str:
    """Return the first language the user's variables name, English if it is none of ours."""
    wished = next(filter(None, map(os.environ.get, LANGUAGE_VARIABLES)), "")
    return wished[:2] if wished[:2] in {"uk", "ru"} else "en"


def word(key: str, **arguments: str) -> str:
    """Return one message in the user's language."""
    return WORDS[key][language()].format(**arguments)


def seconds(duration: float) -> str:
    """Format a duration, with a comma where the language writes one."""
    figure = f"{duration:.1f}"
    return word("seconds", seconds=figure if language() == "en" else figure.replace(".", ","))
