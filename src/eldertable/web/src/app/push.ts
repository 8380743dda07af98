// The client as an app: its service worker, and whether this device is told by push.
import { get, post } from "../api";
import type { Fields, PushInfo } from "../wire";

export type PushState = "on" | "off" | "insecure" | "unsupported" | "denied";

/** Let the worker look after the shell; a browser that has none does without. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}

/** Whether this device is told, or why it cannot be. */
export async function pushState(): Promise<PushState> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await get<PushInfo>("/api/me/push")).on ? "on" : "off";
}

function bytes(coded: string): Uint8Array<ArrayBuffer> {
  const text = atob(coded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Be told here from now on; tells how it stands. */
export async function switchPush(on: boolean): Promise<PushState> {
  const registration = await navigator.serviceWorker.ready;
  if (!on) {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    await post<Fields>("/api/me/push/stop", {});
    return "off";
  }
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await get<PushInfo>("/api/me/push");
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await post<Fields>("/api/me/push", subscription.toJSON() as unknown as Fields);
  return "on";
}
