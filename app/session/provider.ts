import { readInstallation } from "#app/installation.tsx"
import { tabStorage } from "#app/storage/browser-storage.ts"
import { noProvider } from "#content/contact.ts"
import { startProvider } from "./other-ways-in.ts"

const returnKey = "florescer:return-to"

export function readProviderName(): string | null {
  const name = readInstallation("identity-provider")
  return name === noProvider ? null : name
}

/** Remembers where she goes after signing in. Throws an AppError. */
export async function leaveForProvider(to: string, start: () => Promise<{ url: string }> = startProvider) {
  const { url } = await start()
  tabStorage.setItem(returnKey, to)
  window.location.assign(url)
  // The promise never settles, so that the button stays pending until the browser has left the page.
  await new Promise(() => {})
}

/**
 * Returns the stored path to return to, and removes it; a path that is not of this site is replaced by the dashboard.
 */
export function takeReturnPath(): string {
  const path = tabStorage.getItem(returnKey)
  tabStorage.removeItem(returnKey)
  return path?.match(/^\/(?![/\\])/) ? path : "/dashboard"
}
