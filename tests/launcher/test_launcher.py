"""`./arcanum` sets everything up once, repairs itself, and otherwise stays out of the way."""

import fcntl
import os
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import ground
from wording import word

if TYPE_CHECKING:
    from launcher.conftest import Checkout, Result

# They share what the first of them sets up, and do not depend on the engine that is tested.
pytestmark = [pytest.mark.once, pytest.mark.xdist_group("launcher")]


# -- set-up


def test_the_first_command_sets_everything_up_and_then_runs(first: "tuple[Checkout, Result]") -> None:
    checkout, result = first
    assert result.code == 0, result.told
    assert result.report["args"] == ["one", "", "two words"]
    assert result.report["environ"]["ARCANUM_HOME"] == str(checkout.root)
    assert "Getting Arcanum ready" in result.told
    assert "installing packages … " in result.told
    assert result.engine == "compiled"


def test_the_second_command_prints_and_changes_nothing(checkout: "Checkout") -> None:
    checkout.run()  # Python may leave its bytecode on the first run
    before = checkout.state()
    result = checkout.run()
    assert (result.code, result.told) == (0, "")
    assert checkout.state() == before


def test_the_exit_code_and_signals_are_the_commands_own(checkout: "Checkout") -> None:
    assert checkout.run("exit", "7").code == 7
    waiting = checkout.start("wait")
    assert waiting.stdout
    waiting.stdout.readline()
    waiting.terminate()
    waiting.communicate()
    assert waiting.returncode == -signal.SIGTERM


def test_of_two_commands_at_once_one_sets_up_and_both_run(checkout: "Checkout") -> None:
    checkout.forget("env")
    commands = [checkout.start(), checkout.start()]
    told = [command.communicate(timeout=60)[1] for command in commands]
    assert [command.returncode for command in commands] == [0, 0]
    assert "".join(told).count("installing packages") == 1


def test_a_command_that_has_to_wait_for_a_set_up_says_so(checkout: "Checkout") -> None:
    checkout.forget("env")
    with (checkout.root / ".arcanum" / "setup.lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = checkout.start(ARCANUM_LANG="uk")
        assert command.stderr
        assert command.stderr.readline() == "Arcanum уже готує інша команда; чекаємо на неї.\n"
    command.communicate(timeout=60)
    assert command.returncode == 0


def test_a_set_up_that_was_killed_is_repaired(checkout: "Checkout") -> None:
    checkout.forget("env")
    command = checkout.start()
    assert command.stderr
    while "installing" not in (text := os.read(command.stderr.fileno(), 1000).decode()):
        assert text, "it ended too early"
    command.kill()
    command.communicate()
    assert not checkout.ready("env")
    result = checkout.run()
    assert result.code == 0
    assert "installing packages" in result.told


def test_an_environment_whose_python_has_gone_is_repaired(checkout: "Checkout") -> None:
    (environment,) = checkout.ready("env")
    (environment / "bin" / "python").unlink()
    assert checkout.run().code == 0
    assert checkout.run().told == ""


def test_a_changed_lock_file_makes_a_new_environment(checkout: "Checkout") -> None:
    checkout.change_lock()
    assert "installing packages" in checkout.run().told
    assert len(checkout.ready("env")) == 2


def test_old_environments_go_unless_a_command_still_uses_them(checkout: "Checkout") -> None:
    (oldest,) = checkout.ready("env")
    waiting = checkout.start("wait")
    assert waiting.stdout
    waiting.stdout.readline()
    for _ in range(3):
        checkout.change_lock()
        checkout.run()
    assert oldest in checkout.ready("env")
    assert len(checkout.ready("env")) == 3
    waiting.communicate()
    checkout.change_lock()
    checkout.run()
    assert oldest not in checkout.ready("env")
    assert len(checkout.ready("env")) == 2


def test_without_a_network_one_sentence_tells_where_to_look(checkout: "Checkout", tmp_path: Path) -> None:
    checkout.forget("env")
    result = checkout.run(UV_OFFLINE="1", UV_CACHE_DIR=str(tmp_path / "no cache"))
    assert result.code == 1
    assert "Traceback" not in result.told
    assert ".arcanum/setup.log" in result.told.splitlines()[-1]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "A package that was fetched is not the one in the lock file: its hash differs."),
        ("uk", "Завантажений пакунок — не той, що у файлі з версіями: хеш інший."),
        ("ru", "Загруженный пакет — не тот, что в файле с версиями: хеш другой."),
    ],
)
def test_a_package_with_another_hash_than_the_lock_files_is_named_as_the_cause(
    checkout: "Checkout", lang: str, sentence: str
) -> None:
    lock = checkout.root / "requirements.lock"
    lock.write_text(re.sub("sha256:[0-9a-f]{64}", f"sha256:{'1' * 64}", lock.read_text()))
    checkout.forget("env")
    result = checkout.run(ARCANUM_LANG=lang)
    assert result.code == 1
    assert sentence in result.told.splitlines()[-1]
    assert ".arcanum/setup.log" in result.told.splitlines()[-1]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("OSError: [Errno 28] No space left on device", "disk-full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "wrong-hash"),
        ("something else", "failed"),
    ],
)
def test_what_a_log_says_is_explained(tmp_path: Path, line: str, message: str) -> None:
    log = tmp_path / "setup.log"
    log.write_text(f"first\n{line}\n")
    assert ground.explanation(log, "failed") == word(message, log=ground.shown(log))


# -- the engine


def test_the_engine_is_built_in_the_background_and_then_used(checkout: "Checkout") -> None:
    checkout.forget("engine")
    result = checkout.run()
    assert result.engine == "plain"
    assert "in the background" in result.told
    assert result.report["environ"]["ARCANUM_ENGINE_MISSING"] == "building"
    checkout.wait_for_build("*/ready")
    result = checkout.run()
    assert (result.engine, result.told) == ("compiled", "")
    assert result.report["environ"]["ARCANUM_ENGINE_LOADED"] == "compiled"


def test_a_command_that_needs_the_compiled_engine_waits_for_it(checkout: "Checkout") -> None:
    checkout.forget("engine")
    checkout.run()
    assert checkout.run("bench").engine == "compiled"
    assert len(checkout.ready("engine")) == 1


def test_an_edit_in_the_engine_makes_a_new_one_and_elsewhere_shows_at_once(checkout: "Checkout") -> None:
    checkout.write("server/__init__.py", "")
    checkout.write("cli/main.py", "from arcanum import server\n\ndef main(): print(server.__file__)\n")
    result = checkout.run()
    assert (result.code, result.told) == (0, "")
    checkout.write("core/numbers.py", "def thrice(number: int) -> int:\n    return 3 * number\n")
    assert "compiling the engine" in checkout.run(ARCANUM_ENGINE="compiled").told
    assert len(checkout.ready("engine")) == 2


def test_only_the_two_newest_engines_are_kept(checkout: "Checkout") -> None:
    for number in range(2):
        checkout.write("core/numbers.py", f"NUMBER = {number}\n")
        assert checkout.run(ARCANUM_ENGINE="compiled").engine == "compiled"
    assert len(checkout.ready("engine")) == 2


def test_a_module_can_opt_out_of_being_compiled(checkout: "Checkout") -> None:
    checkout.write("core/numbers.py", '"""Numbers."""\n# mypyc: skip\n')
    result = checkout.run(ARCANUM_ENGINE="compiled")
    assert result.report["environ"]["ARCANUM_ENGINE_LOADED"] == "compiled"
    assert result.report["numbers"].endswith(".py")


def test_without_a_compiler_the_plain_engine_runs_and_that_is_said_once(
    checkout: "Checkout", tmp_path: Path
) -> None:
    checkout.forget("engine")
    empty = str(tmp_path / "empty")
    told = [checkout.run(PATH=empty).told for _ in range(3)]
    assert "No C compiler" in told[0]
    assert told[1:] == ["", ""]
    result = checkout.run("test", PATH=empty)
    assert result.engine == "plain"
    assert result.report["environ"]["ARCANUM_ENGINE_MISSING"] == "compiler"


def test_an_engine_that_does_not_compile_is_mentioned_once_and_runs_plain(checkout: "Checkout") -> None:
    checkout.write("core/numbers.py", 'NUMBER: int = "not a number"\n')
    assert checkout.run().engine == "plain"
    checkout.wait_for_build("*.failed")
    told = [checkout.run().told for _ in range(2)]
    assert ".arcanum/engine/build.log" in told[0]
    assert told[1] == ""
    assert "not a number" not in told[0]
    result = checkout.run("test")
    assert result.report["environ"]["ARCANUM_ENGINE_MISSING"] == "failed"
    assert checkout.run(ARCANUM_ENGINE="compiled").code == 1


def test_either_engine_can_be_asked_for(checkout: "Checkout") -> None:
    assert checkout.run(ARCANUM_ENGINE="plain").engine == "plain"
    assert checkout.run(ARCANUM_ENGINE="compiled").engine == "compiled"
    result = checkout.run(ARCANUM_ENGINE="fast", ARCANUM_LANG="ru")
    assert (result.code, result.told) == (
        1,
        "Значением ARCANUM_ENGINE может быть plain или compiled, но не fast.\n",
    )
