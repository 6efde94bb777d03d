import { lazy } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { Optional } from "#app/optional.tsx"
import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { useBrowserFact } from "#app/ui/use-hydrated.ts"
import { useAuth } from "./auth-provider.tsx"

const CookiesNotice = lazy(() => fetchFile(() => import("./cookies-notice.tsx")))

/** Beside a form that signs in: that it needs cookies, where the browser blocks them or has just not kept one. Fetched only then. */
export function LazyCookiesNotice() {
  const { hasLostCookie = false } = useAuth()
  const areBlocked = useBrowserFact(areCookiesBlocked, false)
  const language = useLanguage()
  if (!areBlocked && !hasLostCookie) return null
  void loadMessages("cookies", language)
  return (
    <Optional>
      <CookiesNotice key={String(hasLostCookie)} isLost={hasLostCookie} />
    </Optional>
  )
}

/** Chromium says that cookies are enabled where its settings block them, but blocks all other storage then as well. */
function areCookiesBlocked(): boolean {
  return !navigator.cookieEnabled || isStorageBlocked()
}
