import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { isHiddenNow } from "#app/privacy/discreet/hiding.ts"
import { focusMain, onceThere } from "#app/ui/focus-main.ts"

/** Moves the focus at each change of screen as a page load would, for keyboards and screen readers. */
export function useMainFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    return onceThere(focusScreen)
  }, [pathname])
}

function focusScreen(): boolean {
  // The page that hides the screen in discreet mode has the focus.
  if (isHiddenNow()) return true
  const meant = document.querySelector<HTMLElement>("#main [data-meant]")
  if (!meant) return focusMain()
  meant.focus()
  // The element may have had the focus already, before the new screen scrolled to its top.
  meant.scrollIntoView({ block: "center" })
  return true
}
