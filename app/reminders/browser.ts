import { isAppleTouch, isInstalled } from "#app/install/platform.ts"
import type { PushSubscription as Device } from "#domain/reminders/push-subscription.ts"

/** "installed" means that push works once the app is on the home screen (iOS). */
export function pushSupport(): "yes" | "installed" | "no" {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return "yes"
  // An app on the home screen without push runs on an older iOS version, which has none anywhere.
  return isAppleTouch() && !isInstalled() ? "installed" : "no"
}

/** Subscribes this browser to push messages. Throws if the browser refuses. */
export async function subscribe(publicKey: string): Promise<Device> {
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return deviceOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

export async function readDevice(): Promise<(Device & { publicKey: string | null }) | null> {
  const known = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  return known && { ...deviceOf(known), publicKey: keyOf(known) }
}

/** Unsubscribes this browser, so that no push message reaches it, whatever the server still stores. */
export async function unsubscribe() {
  if (pushSupport() !== "yes") return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function deviceOf(subscription: PushSubscription): Device {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey("p256dh")),
    auth: base64url(subscription.getKey("auth")),
  }
}

function keyOf({ options }: PushSubscription): string | null {
  return options.applicationServerKey && base64url(options.applicationServerKey)
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}
