import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from "react"
import { useLocation } from "react-router"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguageOf } from "#app/language/use-messages.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { isHiddenNow, reveal, startHiding, useIsHidden } from "./hiding.ts"
import { neutralTitle } from "./neutral-title.ts"
import { hasCode, readDiscreet, storeDiscreet } from "./settings.ts"

const LockScreen = lazy(() => fetchFile(() => import("./lock-screen.tsx")))

/** Whom to call, and the page that its quick exit leads to, need no code. */
const openPaths = /^\/(?:help-now|soup)\/?$/

/** In place of every screen while it is hidden, so that nothing of hers is on the page. */
export function Veil({ children }: { children: ReactNode }) {
  // Read again when another user is signed in, or none.
  const { user } = useAuth()
  const isHidden = useIsHidden()
  const isHydrated = useHydrated()
  const isOpen = openPaths.test(useLocation().pathname)
  useNeutralTitle()
  useEffect(startHiding, [])
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.veiled
  }, [isHydrated])
  // Signed out, there is nothing to hide: after her password, the code is not asked as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose code it is depends on the user
  useEffect(() => {
    if (!isHidden && !isHiddenNow() && !hasCode()) reveal()
  }, [isHidden, user])
  if (!isHidden || isOpen) return children
  return (
    <Suspense>
      <LockScreen />
    </Suspense>
  )
}

/** Follows the language that she chooses. */
function useNeutralTitle() {
  const title = neutralTitle(useLanguageOf("discreet"))
  useEffect(() => {
    const discreet = readDiscreet()
    if (discreet && discreet.title !== title) storeDiscreet({ ...discreet, title })
  }, [title])
}
