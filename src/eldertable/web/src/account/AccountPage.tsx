import { useEffect, useState } from "preact/hooks";
import bell from "icon:lucide/bell";
import key from "icon:lucide/key-round";
import user from "icon:lucide/user-round";
import { api } from "../api";
import { PushSwitch } from "../app/PushSwitch";
import { NameField } from "../lobby/NameField";
import { changePassword, deleteAccount, me, recover, setWebhook, signIn, signOut, signUp } from "../me";
import { SWITCHES, setSwitch, switchNotifications, switches, type Switch } from "../notices";
import { play } from "../sound";
import { follow } from "../route";
import { t } from "../texts";
import { Header } from "../ui/Header";
import { Icon, type IconData } from "../ui/Icon";
import { Sheet } from "../ui/Sheet";
import { Complaint, useAttempt } from "../ui/Working";

const LONGEST_NAME = 40;
const LONGEST_PASSWORD = 200;

function Part({ icon, title, name, children }: { icon: IconData; title: string; name: string; children: preact.ComponentChildren }) {
  return (
    <section class="sheet part" aria-labelledby={`${name}-heading`} data-testid={name}>
      <h2 id={`${name}-heading`}>
        <Icon of={icon} /> {title}
      </h2>
      {children}
    </section>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  type?: "text" | "password" | "url";
  complete?: "username" | "current-password" | "new-password";
  longest?: number;
  onInput: (value: string) => void;
}

function Field({ name, label, value, type = "text", complete, longest, onInput }: FieldProps) {
  const attributes = {
    "data-testid": name,
    name,
    value,
    maxLength: longest,
    autoComplete: complete ?? "off",
    onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  };
  return (
    <label class="field">
      <span>{label}</span>
      {type === "password" ? <input type="password" {...attributes} /> : type === "url" ? <input type="url" {...attributes} /> : <input type="text" {...attributes} />}
    </label>
  );
}

/** Two doors: an account that exists, and a new one. */
function Doors() {
  const [fresh, setFresh] = useState(false);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { busy, error, attempt } = useAttempt();
  const enter = (event: Event) => {
    event.preventDefault();
    attempt(() => (fresh ? signUp : signIn)(name, password));
  };
  return (
    <form class="form" onSubmit={enter}>
      <div class="segments doors">
        {[false, true].map((each) => (
          <label key={String(each)}>
            <input type="radio" name="door" checked={fresh === each} data-testid={each ? "door-new" : "door-known"} onChange={() => setFresh(each)} />
            <span>{t(each ? "sign-up" : "sign-in")}</span>
          </label>
        ))}
      </div>
      <p class="aside">{t(fresh ? "sign-up-help" : "sign-in-help")}</p>
      <Field name="account-name" label={t("your-name")} value={name} complete="username" longest={LONGEST_NAME} onInput={setName} />
      <Field
        name="account-password"
        label={t("password")}
        type="password"
        value={password}
        complete={fresh ? "new-password" : "current-password"}
        longest={LONGEST_PASSWORD}
        onInput={setPassword}
      />
      {fresh && <small class="aside">{t("password-help")}</small>}
      <Complaint error={error} />
      <button class="primary" data-testid="enter" disabled={busy || !name.trim() || !password}>
        {t(fresh ? "sign-up" : "sign-in")}
      </button>
    </form>
  );
}

/** For who is nobody yet: the doors, a way in without the password, and the guest's own data. */
function Stranger({ onRecovered }: { onRecovered: () => void }) {
  return (
    <div class="form">
      <Doors />
      <details class="options">
        <summary data-testid="recover-part">{t("recover")}</summary>
        <RecoverForm onRecovered={onRecovered} />
      </details>
      <details class="options">
        <summary data-testid="data-part">{t("guest-data")}</summary>
        <Belongings guest />
      </details>
    </div>
  );
}

/** A new password for who kept the recovery code. */
function RecoverForm({ onRecovered }: { onRecovered: () => void }) {
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const { busy, error, attempt } = useAttempt();
  const enter = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await recover(name, code, password);
      onRecovered();
    });
  };
  return (
    <form class="form" onSubmit={enter}>
      <p class="aside">{t("recover-help")}</p>
      <Field name="recover-name" label={t("your-name")} value={name} complete="username" longest={LONGEST_NAME} onInput={setName} />
      <Field name="recover-code" label={t("recover-code")} value={code} longest={60} onInput={setCode} />
      <Field name="recover-password" label={t("password-new")} type="password" value={password} complete="new-password" longest={LONGEST_PASSWORD} onInput={setPassword} />
      <small class="aside">{t("password-help")}</small>
      <Complaint error={error} />
      <button data-testid="recover-now" disabled={busy || !name.trim() || !code.trim() || !password}>
        {t("recover-now")}
      </button>
    </form>
  );
}

/** The recovery code, shown this once. */
function RecoverySheet({ code, recovered }: { code: string; recovered: boolean }) {
  const [copied, setCopied] = useState(false);
  const close = () => {
    if (me.value) me.value = { ...me.value, recovery: null };
  };
  return (
    <Sheet title={t("recovery")} name="recovery-sheet" onClose={close}>
      {recovered && <p class="notice">{t("recovered")}</p>}
      <p>{t("recovery-keep")}</p>
      <p class="recovery-code" data-testid="recovery-code">
        {code}
      </p>
      {copied && <p role="status">{t("recovery-copied")}</p>}
      <div class="row">
        <button class="primary" data-testid="recovery-kept" onClick={close}>
          {t("recovery-kept")}
        </button>
        {"clipboard" in navigator && (
          <button onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(true))}>{t("recovery-copy")}</button>
        )}
      </div>
    </Sheet>
  );
}

/** Another recovery code for who knows the password. */
function NewCodeForm() {
  const [password, setPassword] = useState("");
  const { busy, error, attempt } = useAttempt();
  const make = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const { recovery } = await api.newRecoveryCode(password);
      setPassword("");
      if (me.value) me.value = { ...me.value, recovery };
    });
  };
  return (
    <form class="form" onSubmit={make}>
      <p class="aside">{t("recovery-new-help")}</p>
      <Field name="recovery-password" label={t("password")} type="password" value={password} complete="current-password" longest={LONGEST_PASSWORD} onInput={setPassword} />
      <Complaint error={error} />
      <button data-testid="new-recovery-code" disabled={busy || !password}>
        {t("recovery-new")}
      </button>
    </form>
  );
}

function PasswordForm() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const [done, setDone] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const change = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      setDone(false);
      await changePassword(old, fresh);
      setOld("");
      setFresh("");
      setDone(true);
    });
  };
  return (
    <form class="form" onSubmit={change}>
      <input type="text" hidden readOnly autoComplete="username" value={me.value?.name ?? ""} />
      <Field name="old-password" label={t("password-old")} type="password" value={old} complete="current-password" longest={LONGEST_PASSWORD} onInput={setOld} />
      <Field name="new-password" label={t("password-new")} type="password" value={fresh} complete="new-password" longest={LONGEST_PASSWORD} onInput={setFresh} />
      <small class="aside">{t("password-help")}</small>
      <Complaint error={error} />
      {done && (
        <p class="notice" role="status" data-testid="password-changed">
          {t("password-changed")}
        </p>
      )}
      <button data-testid="change-password" disabled={busy || !old || !fresh}>
        {t("password-change")}
      </button>
    </form>
  );
}

function DeleteSheet({ guest, onClose }: { guest: boolean; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const [chat, setChat] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const remove = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await deleteAccount(password, chat);
      onClose();
    });
  };
  return (
    <Sheet title={t(guest ? "guest-delete" : "account-delete")} name="delete-sheet" onClose={onClose}>
      <p>{t(guest ? "guest-delete-help" : "account-delete-help")}</p>
      <form class="form" onSubmit={remove}>
        <label class="check">
          <input type="checkbox" data-testid="delete-chat" checked={chat} onChange={(event) => setChat(event.currentTarget.checked)} />
          <span>{t("delete-chat")}</span>
        </label>
        {!guest && (
          <Field name="delete-password" label={t("password")} type="password" value={password} complete="current-password" onInput={setPassword} />
        )}
        <Complaint error={error} />
        <button class="danger" data-testid="delete-for-good" disabled={busy || !(guest || password)}>
          {t("account-delete-now")}
        </button>
      </form>
    </Sheet>
  );
}

/** What the server keeps about everybody, to take along or to have forgotten. */
function Belongings({ guest }: { guest: boolean }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <div class="row">
        <a class="button quiet" href="/api/me/data" download="eldertable.json" data-testid="download-data">
          {t("data-download")}
        </a>
        <button class="quiet" data-testid="delete-account" onClick={() => setDeleting(true)}>
          {t(guest ? "guest-delete" : "account-delete")}
        </button>
      </div>
      {deleting && <DeleteSheet guest={guest} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Signed() {
  const { busy, error, attempt } = useAttempt();
  return (
    <div class="form">
      <p class="aside">{t("account-keeps")}</p>
      <Complaint error={error} />
      <div class="row">
        <button data-testid="sign-out" disabled={busy} onClick={() => attempt(signOut)}>
          {t("sign-out")}
        </button>
      </div>
      <details class="options">
        <summary data-testid="password-part">{t("password-change")}</summary>
        <PasswordForm />
      </details>
      <details class="options">
        <summary data-testid="recovery-part">{t("recovery-new")}</summary>
        <NewCodeForm />
      </details>
      <details class="options">
        <summary data-testid="data-part">{t("guest-data")}</summary>
        <Belongings guest={false} />
      </details>
    </div>
  );
}

function Notices() {
  const [refused, setRefused] = useState(false);
  const change = (name: Switch, on: boolean) => {
    if (name === "notify") {
      void switchNotifications(on).then((allowed) => setRefused(!allowed));
      return;
    }
    setSwitch(name, on);
    if (name === "sound" && on) play("turn");
  };
  return (
    <div class="form">
      <p class="aside">{t("notices-help")}</p>
      {SWITCHES.map((name) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            data-testid={`notice-${name}`}
            checked={switches.value[name]}
            onChange={(event) => change(name, event.currentTarget.checked)}
          />
          <span>{t(`notice-${name}`)}</span>
        </label>
      ))}
      {refused && (
        <p class="notice bad" role="alert">
          {t("notice-refused")}
        </p>
      )}
    </div>
  );
}

function WebhookForm() {
  const kept = me.value?.webhook ?? "";
  const [url, setUrl] = useState(kept);
  const [tried, setTried] = useState(false);
  const { busy, error, attempt } = useAttempt();
  useEffect(() => setUrl(kept), [kept]);
  const save = (event: Event) => {
    event.preventDefault();
    setTried(false);
    attempt(() => setWebhook(url.trim() || null));
  };
  const test = () =>
    attempt(async () => {
      await api.tryWebhook();
      setTried(true);
    });
  return (
    <form class="form" onSubmit={save}>
      <p class="aside">{t("webhook-help")}</p>
      <Field name="webhook" label={t("webhook")} type="url" value={url} longest={500} onInput={setUrl} />
      <Complaint error={error} />
      {tried && (
        <p class="notice" role="status" data-testid="webhook-tried">
          {t("webhook-tried")}
        </p>
      )}
      <div class="row">
        <button data-testid="save-webhook" disabled={busy || url.trim() === kept}>
          {t("save")}
        </button>
        <button type="button" class="quiet" data-testid="try-webhook" disabled={busy || !kept} onClick={test}>
          {t("webhook-try")}
        </button>
      </div>
    </form>
  );
}

/** Everything about oneself: name, account, and how one wants to be told. */
export function AccountPage() {
  const person = me.value;
  const [recovered, setRecovered] = useState(false);
  useEffect(() => {
    document.title = `${t("you-title")} · Eldertable`;
  });
  return (
    <>
      <Header />
      <main class="account">
        <div class="welcome">
          <h1>{t("you-title")}</h1>
          <NameField />
          <p>
            <a class="button" href="/player/me" onClick={follow} data-testid="to-profile">
              {t("player-page")}
            </a>{" "}
            <a class="button" href="/ranking" onClick={follow} data-testid="account-ranking">
              {t("ranking-page")}
            </a>
          </p>
        </div>
        <div class="account-parts">
          <Part icon={person?.account ? user : key} title={t(person?.account ? "account" : "account-none")} name="account">
            {person?.account ? <Signed key={person.id} /> : <Stranger onRecovered={() => setRecovered(true)} />}
            {person?.recovery && <RecoverySheet code={person.recovery} recovered={recovered} />}
          </Part>
          <Part icon={bell} title={t("notices")} name="notices">
            <Notices />
            <PushSwitch />
            <details class="options" open={!!person?.webhook}>
              <summary data-testid="webhook-part">{t("webhook-part")}</summary>
              <WebhookForm />
            </details>
          </Part>
        </div>
        <p>
          <a href="/" onClick={follow}>
            {t("to-lobby")}
          </a>
        </p>
      </main>
    </>
  );
}
