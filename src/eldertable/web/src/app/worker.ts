// The service worker: opens the shell without a network, and shows what the server pushes.
// It keeps the shell only, never an answer of the server's interface. Pages are fetched from the network first, so that a new
// version of the client is there at once; what is kept is for those who have no network.
import type { PushedNotice } from "../wire";

declare const SHELL: string[];
declare const VERSION: string;

/** What a service worker has and a page has not; the types of pages do not know it. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  data: { json(): PushedNotice } | null;
}
interface Clicked extends Extendable {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<Page>;
  navigate(path: string): Promise<Page | null>;
}
const worker = self as unknown as {
  addEventListener(type: string, listener: (event: never) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(wish: object): Promise<Page[]>; openWindow(path: string): Promise<Page | null> };
  registration: ServiceWorkerRegistration;
  location: Location;
};

const KEPT = `eldertable-${VERSION}`;

worker.addEventListener("install", (event: Extendable) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event: Extendable) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith("eldertable-") && name !== KEPT) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

/** A file with its content in its name never changes. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** The page from the network; the kept shell only if there is none. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

worker.addEventListener("push", (event: Pushed) => {
  const told = event.data?.json();
  if (!told) return;
  const shown = worker.registration.showNotification(told.title, { body: told.body, tag: told.path, icon: "/icons/icon-192.png", data: told.path });
  event.waitUntil(shown);
});

worker.addEventListener("notificationclick", (event: Clicked) => {
  event.notification.close();
  const path = String(event.notification.data);
  const open = async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((each) => new URL(each.url).pathname === path);
    if (there) return there.focus();
    return worker.clients.openWindow(path);
  };
  event.waitUntil(open());
});

export {};
