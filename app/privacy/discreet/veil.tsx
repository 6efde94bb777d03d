import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from "react"
import { useLocation } from "react-router"
import { fetchFile } from "#app/fetch-file.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { startHiding, useIsDiscreet, useIsHidden } from "./hiding.ts"
import { neutralTitle } from "./neutral-title.ts"
import { hasFormerCode, readDiscreet, storeDiscreet } from "./settings.ts"

const loadHiddenScreen = () => fetchFile(() => import("./hidden-screen.tsx"))
const HiddenScreen = lazy(loadHiddenScreen)

/** These pages, help and its quick exit, stay open while everything else is hidden. */
const openPaths = /^\/(?:help-now|soup)\/?$/

export function Veil({ children }: { children: ReactNode }) {
  const isHidden = useIsHidden()
  const isHydrated = useHydrated()
  const isOpen = openPaths.test(useLocation().pathname)
  useNeutralTitle()
  useEffect(startHiding, [])
  useHiddenScreenAhead()
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.veiled
  }, [isHydrated])
  if (!isHidden || isOpen) return children
  return (
    <Suspense>
      <HiddenScreen />
    </Suspense>
  )
}

/** Preloads the hidden screen, so that hiding works offline. */
function useHiddenScreenAhead() {
  const isDiscreet = useIsDiscreet()
  const language = usePartLanguage("discreet")
  useEffect(() => {
    if (isDiscreet) void Promise.allSettled([loadHiddenScreen(), loadMessages("discreet", language)])
  }, [isDiscreet, language])
}

function useNeutralTitle() {
  const title = neutralTitle(usePartLanguage("discreet"))
  useEffect(() => {
    const discreet = readDiscreet()
    if (discreet && discreet.title !== title && !hasFormerCode()) storeDiscreet({ ...discreet, title })
  }, [title])
}
