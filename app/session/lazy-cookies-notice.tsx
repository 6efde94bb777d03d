import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { optional } from "#app/optional.tsx"
import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { useBrowserFact } from "#app/ui/use-hydrated.ts"
import { useAuth } from "./auth-provider.tsx"

const CookiesNotice = optional(() => import("./cookies-notice.tsx"))

export function LazyCookiesNotice() {
  const { hasLostCookie = false } = useAuth()
  const areBlocked = useBrowserFact(areCookiesBlocked, false)
  const language = useLanguage()
  if (!areBlocked && !hasLostCookie) return null
  void loadMessages("cookies", language)
  return <CookiesNotice key={String(hasLostCookie)} isLost={hasLostCookie} />
}

/** Chromium reports cookies as enabled even if its settings block them, but it then blocks all other storage too. */
function areCookiesBlocked(): boolean {
  return !navigator.cookieEnabled || isStorageBlocked()
}
