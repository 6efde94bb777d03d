/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

type Told = NotificationOptions & { title?: string; navigate?: string; data?: { reminder?: string } }

/** Browsers that support declarative push messages show them without this code. */
export function showNotification(event: PushEvent) {
  event.waitUntil(show(read(event.data)))
}

async function show({ title, navigate, ...told }: Told) {
  const { reminder } = told.data ?? {}
  const shownAt = performance.timeOrigin + performance.now()
  await self.registration.showNotification(title ?? neutralTitle(), { ...told, data: { reminder, navigate, shownAt } })
  if (!reminder) return
  // A new reminder to drink closes the previous one. If two arrive at once, the older must not close the newer.
  const others = (await self.registration.getNotifications()).filter(({ tag }) => tag !== told.tag)
  for (const other of others) {
    if (other.data?.reminder === reminder && !(other.data.shownAt > shownAt)) other.close()
  }
}

/**
 * Browsers require that every push shows a notification. A push without a readable text shows a neutral title, in
 * discreet mode or not.
 */
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

/** Opens the notification's page, in an open window of the app if there is one. */
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
  // The browser refuses to open a window if the failed attempt has used up what one tap allows.
  await self.clients.openWindow(url).catch(() => null)
}

/**
 * Returns false if focusing or navigating fails. The window is focused first, because only the tap allows focusing, and
 * navigating replaces the client.
 */
async function bringToFront(window: WindowClient, url: string): Promise<boolean> {
  try {
    const focused = await window.focus()
    return focused.url === url || (await focused.navigate(url)) !== null
  } catch {
    return false
  }
}
