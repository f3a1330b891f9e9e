"""Settings: from the environment, each documented."""

from dataclasses import fields
from pathlib import Path

import pytest

from dwarfdraft.config import PREFIX, BadSetting, Settings, secret_key_of, settings_from_environment

HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"


@pytest.mark.parametrize("field", [field.name for field in fields(Settings)])
def test_every_setting_is_documented(field):
    assert f"`{PREFIX}{field.upper()}`" in HOSTING.read_text(encoding="utf-8")


def test_without_variables_everything_is_in_the_home_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("DWARFDRAFT_HOME", str(tmp_path / "new" / "home"))
    settings = settings_from_environment()
    assert settings.database_url == f"sqlite:///{tmp_path}/new/home/dwarfdraft.sqlite3"
    assert settings.secret_key == (tmp_path / "new" / "home" / "secret.key").read_text().strip()
    assert len(settings.secret_key) == 64
    assert settings_from_environment() == settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CONNECTIONS", "0"),
        ("CONNECTIONS", "x"),
        ("ASYNC_MODE", "eventlet"),
        ("BOT_DELAY_MS", "-1"),
        ("JOINS_PER_MINUTE", ""),
    ],
)
def test_a_wrong_value_is_refused_with_its_name(monkeypatch, tmp_path, name, value):
    monkeypatch.setenv("DWARFDRAFT_HOME", str(tmp_path))
    monkeypatch.setenv(f"DWARFDRAFT_{name}", value)
    with pytest.raises(BadSetting, match=f"DWARFDRAFT_{name}"):
        settings_from_environment()


def test_a_home_that_cannot_be_made_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSetting, match="cannot be made"):
        secret_key_of(tmp_path / "file" / "home")


def test_a_given_key_and_store_need_no_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("DWARFDRAFT_HOME", str(tmp_path / "unused"))
    monkeypatch.setenv("DWARFDRAFT_SECRET_KEY", "s" * 40)
    monkeypatch.setenv("DWARFDRAFT_DATABASE_URL", "postgresql://localhost/dwarfdraft")
    settings = settings_from_environment()
    assert (settings.secret_key, settings.database_url) == ("s" * 40, "postgresql://localhost/dwarfdraft")
    assert not (tmp_path / "unused").exists()
