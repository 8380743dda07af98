import { useEffect, useRef, useState } from "preact/hooks";
import gear from "icon:lucide/settings";
import { SPEEDS, chooseSpeed, chooseTheme, currentSpeed, theme, type Theme } from "../prefs";
import { setSwitch } from "../notices";
import { audible, bedded, play, setBedded, setVolume, volume } from "../sound";
import { t } from "../texts";
import { Icon } from "./Icon";
import { LanguageSwitch } from "./LanguageSwitch";

const THEMES: Theme[] = ["light", "dark"];

function SettingsSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const speed = currentSpeed();
  return (
    <dialog class="sheet settings" ref={dialog} onClose={onClose} aria-labelledby="settings-heading" data-testid="settings-sheet">
      <h2 id="settings-heading">{t("settings")}</h2>
      <fieldset>
        <legend>{t("speed")}</legend>
        {SPEEDS.map((each) => (
          <label key={each}>
            <input type="radio" name="speed" data-testid={`speed-${each}`} checked={speed === each} onChange={() => chooseSpeed(each)} /> {t(`speed-${each}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t("colours")}</legend>
        {THEMES.map((each) => (
          <label key={each}>
            <input type="radio" name="theme" checked={theme.value === each} onChange={() => chooseTheme(each)} /> {t(`theme-${each}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t("sound")}</legend>
        <label>
          <input type="checkbox" data-testid="sound-on" checked={audible.value} onChange={(event) => setSwitch("sound", event.currentTarget.checked)} /> {t("sound-on")}
        </label>
        <label>
          {t("volume")}{" "}
          <input
            type="range"
            min="0"
            max="1"
            step="0.1"
            data-testid="volume"
            value={volume.value}
            onInput={(event) => setVolume(Number(event.currentTarget.value))}
            onChange={() => play("piece")}
          />
        </label>
        <label>
          <input type="checkbox" data-testid="sound-bed" checked={bedded.value} onChange={(event) => setBedded(event.currentTarget.checked)} /> {t("sound-bed")}
        </label>
      </fieldset>
      <LanguageSwitch labelled />
      <form method="dialog">
        <button class="primary">{t("close")}</button>
      </form>
    </dialog>
  );
}

/** How fast things move, colours, sound, language. */
export function Settings() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button class="quiet square" aria-label={t("settings")} data-testid="settings" onClick={() => setOpen(true)}>
        <Icon of={gear} />
      </button>
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
