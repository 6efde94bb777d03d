import { expect, test, vi } from "vitest"
import { openFromNotification } from "./notifications.ts"

const origin = "https://florescer.example"

/**
 * Models a browser's windows as the Service Worker standard and Chromium do: navigating replaces the client, after
 * which the old one is no longer found, and a tap allows one focus or one new window.
 */
function browserWith(paths: readonly string[], { canNavigate = true, canFocus = true } = {}) {
  let clients = 0
  const windows = paths.map((path) => ({ url: origin + path, client: clients++, isInFront: false }))
  const before = windows.length
  let tapsLeft = 1

  function spendTap() {
    if (tapsLeft-- <= 0) throw new DOMException("Not allowed to open or focus a window.", "InvalidAccessError")
    for (const window of windows) window.isInFront = false
  }

  function clientOf(place: number) {
    const window = windows[place]
    if (!window) throw new Error("No such window.")
    const { client, url } = window
    function find() {
      if (window?.client !== client) throw new DOMException("The client was not found.", "NotFoundError")
      return window
    }
    return {
      url,
      async focus() {
        spendTap()
        if (!canFocus) throw new TypeError("Cannot focus.")
        find().isInFront = true
        return clientOf(place)
      },
      async navigate(to: string) {
        if (!canNavigate) throw new TypeError("This service worker is not the client's active service worker.")
        Object.assign(find(), { url: to, client: clients++ })
        return clientOf(place)
      },
    }
  }

  vi.stubGlobal("self", {
    location: { origin },
    clients: {
      matchAll: async () => windows.map((_, place) => clientOf(place)),
      async openWindow(url: string) {
        spendTap()
        windows.push({ url, client: clients++, isInFront: true })
      },
    },
  })
  return {
    front: () => windows.find(({ isInFront }) => isInFront)?.url.slice(origin.length),
    opened: () => windows.length - before,
  }
}

/** Taps a notification that leads to a page, and returns the state of the windows afterwards. */
async function tap(navigate: unknown) {
  let work: Promise<unknown> = Promise.resolve()
  const event = {
    notification: { close: () => {}, data: { navigate } },
    waitUntil(promise: Promise<unknown>) {
      work = promise
    },
  }
  openFromNotification(event as unknown as NotificationEvent)
  await work
}

test("the window that is open comes to the front, at the page of the reminder", async () => {
  const browser = browserWith(["/chat"])
  await tap("/my-plan")
  expect([browser.front(), browser.opened()]).toEqual(["/my-plan", 0])
})

test("of two windows the one at the page of the reminder comes to the front, as it stands", async () => {
  const browser = browserWith(["/chat", "/my-plan"], { canNavigate: false })
  await tap("/my-plan")
  expect([browser.front(), browser.opened()]).toEqual(["/my-plan", 0])
})

test("without a window one is opened, and never at another site", async () => {
  const browser = browserWith([])
  await tap("https://elsewhere.example/my-plan")
  expect([browser.front(), browser.opened()]).toEqual(["/dashboard", 1])
})

test("a window that cannot be moved or brought to the front leaves no error behind", async () => {
  for (const refused of [{ canNavigate: false }, { canFocus: false }]) {
    browserWith(["/chat"], refused)
    await expect(tap("/my-plan")).resolves.toBeUndefined()
  }
})
