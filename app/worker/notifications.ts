/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

type Told = NotificationOptions & { title?: string; navigate?: string; data?: { reminder?: string } }

/** Browsers that know declarative messages do so by themselves. */
export function showNotification(event: PushEvent) {
  event.waitUntil(show(read(event.data)))
}

async function show({ title, navigate, ...told }: Told) {
  const { reminder } = told.data ?? {}
  const shownAt = performance.timeOrigin + performance.now()
  await self.registration.showNotification(title ?? neutralTitle(), { ...told, data: { reminder, navigate, shownAt } })
  if (!reminder) return
  // The next glass of water replaces the last. Of two that come at once neither may close a later one.
  const others = (await self.registration.getNotifications()).filter(({ tag }) => tag !== told.tag)
  for (const other of others) {
    if (other.data?.reminder === reminder && !(other.data.shownAt > shownAt)) other.close()
  }
}

/** Every push has to show something: without a text it says nothing, discreet or not. */
function read(data: PushMessageData | null): Told {
  try {
    return data?.json().notification ?? {}
  } catch {
    return {}
  }
}

function neutralTitle() {
  return /^(pt|es)/.test(navigator.language) ? "Notas" : "Notes"
}

/** Uses an open window if there is one. */
export function openFromNotification(event: NotificationEvent) {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.navigate))
}

async function open(navigate: unknown) {
  const { origin } = self.location
  const asked = new URL(typeof navigate === "string" ? navigate : "/dashboard", origin)
  const url = asked.origin === origin ? asked.href : `${origin}/dashboard`
  const windows = await self.clients.matchAll({ type: "window" }).catch(() => [])
  const window = windows.find((each) => each.url === url) ?? windows[0]
  if (window && (await bringToFront(window, url))) return
  // The browser refuses if the last attempt used up what one tap allows.
  await self.clients.openWindow(url).catch(() => null)
}

/**
 * Returns false where either fails. Focus comes first: another page is another client, and only the tap allows the
 * focus.
 */
async function bringToFront(window: WindowClient, url: string): Promise<boolean> {
  try {
    const focused = await window.focus()
    return focused.url === url || (await focused.navigate(url)) !== null
  } catch {
    return false
  }
}
