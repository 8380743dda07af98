import { useState } from "preact/hooks";
import dice from "icon:lucide/dices";
import { Icon } from "../ui/Icon";
import { Complaint, useAttempt } from "../ui/Working";
import { t } from "../texts";
import type { ProfileHead } from "../wire";
import { Avatar, PARTS, madeFrom } from "./Avatar";
import { calls, type ShownTo } from "./calls";
import { says } from "./words";

const NAMES = ["ground", "figure", "hair", "hat", "collar", "sign"] as const;

/** Choose a face part by part, and who may see one's games. */
export function AvatarEditor({ profile, onSaved }: { profile: ProfileHead; onSaved: () => void }) {
  const [code, setCode] = useState(profile.avatar ?? madeFrom(profile.id));
  const [shown, setShown] = useState<ShownTo>(profile.shown_to);
  const { busy, error, attempt } = useAttempt();
  const turn = (part: number) => {
    const digits = [...code].map(Number);
    digits[part] = ((digits[part] ?? 0) + 1) % (PARTS[part] ?? 1);
    setCode(digits.join(""));
  };
  const save = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await calls.changeProfile(code, shown);
      onSaved();
    });
  };
  return (
    <details class="sheet options editor" data-testid="profile-editor">
      <summary>{says("edit")}</summary>
      <form class="editor-form" onSubmit={save}>
        <Avatar id={profile.id} code={code} size={120} />
        <div class="editor-parts">
          {NAMES.map((name, part) => (
            <button key={name} type="button" data-testid={`part-${name}`} onClick={() => turn(part)}>
              {says(`face-${name}`)}
            </button>
          ))}
          <button type="button" onClick={() => setCode(madeFrom(String(Math.random())))}>
            <Icon of={dice} /> {says("face-any")}
          </button>
        </div>
        <label class="field">
          <span>{says("shown-to")}</span>
          <select data-testid="shown-to" value={shown} onChange={(event) => setShown(event.currentTarget.value as ShownTo)}>
            <option value="everybody">{says("shown-everybody")}</option>
            <option value="nobody">{says("shown-nobody")}</option>
          </select>
          <small>{says("shown-help")}</small>
        </label>
        <Complaint error={error} />
        <button class="primary" data-testid="save-profile" disabled={busy}>
          {t("save")}
        </button>
      </form>
    </details>
  );
}
