import { isAppleTouch, isInstalled } from "#app/install/platform.ts"
import type { PushSubscription as Device } from "#domain/push-subscription.ts"

/** Whether reminders can reach this browser: at once, once the app is on the home screen (iOS), or not at all. */
export function pushSupport(): "yes" | "installed" | "no" {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return "yes"
  // On the home screen of an older one there is none either.
  return isAppleTouch() && !isInstalled() ? "installed" : "no"
}

/** Subscribes this browser to the pushes of this server's key. Throws where the browser refuses. */
export async function subscribe(publicKey: string): Promise<Device> {
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return deviceOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** What this browser is subscribed with; null where it is not, or not any more. */
export async function readDevice(): Promise<(Device & { publicKey: string | null }) | null> {
  const known = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  return known && { ...deviceOf(known), publicKey: keyOf(known) }
}

/** No push reaches this browser after this, whatever the server knows. */
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
