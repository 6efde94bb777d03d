import { readInstallation } from "#app/shell/installation.tsx"
import { tabStorage } from "#app/storage/browser-storage.ts"
import { noProvider } from "#content/contact.ts"
import { startProvider } from "./other-ways-in.ts"

const returnKey = "florescer:return-to"

/** The name of the clinic's own sign-in; null where there is none. */
export function readProviderName(): string | null {
  const name = readInstallation("identity-provider")
  return name === noProvider ? null : name
}

/** Leaves for the provider, and remembers, where that can be, the page of ours that she goes to afterwards. Throws an AppError. */
export async function leaveForProvider(to: string, start: () => Promise<{ url: string }> = startProvider) {
  const { url } = await start()
  tabStorage.setItem(returnKey, to)
  window.location.assign(url)
  // Until the browser has left, nothing else is to be tapped.
  await new Promise(() => {})
}

/** Where she wanted to go when she left for the provider: one of our own paths. */
export function takeReturnPath(): string {
  const path = tabStorage.getItem(returnKey)
  tabStorage.removeItem(returnKey)
  return path?.match(/^\/(?![/\\])/) ? path : "/dashboard"
}
