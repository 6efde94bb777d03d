import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { isHiddenNow } from "#app/discreet/hiding.ts"

/** The focus moves as at a page load, for keyboards and screen readers. */
export function useMainFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (focusMain()) return
    // The screen is still suspended: its main element comes later.
    const observer = new MutationObserver(() => focusMain() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}

function focusMain(): boolean {
  // The page that hides the screen has the focus.
  if (isHiddenNow()) return true
  const main = document.getElementById("main")
  const meant = main?.querySelector<HTMLElement>("[data-meant]")
  if (meant) {
    meant.focus()
    // It may have had the focus before the new screen scrolled up.
    meant.scrollIntoView({ block: "center" })
  } else main?.focus({ preventScroll: true })
  return main !== null
}
