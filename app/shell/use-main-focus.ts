import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { isHiddenNow } from "#app/privacy/discreet/hiding.ts"
import { focusMain, onceThere } from "#app/ui/focus-main.ts"

/** Moves the focus at each change of the screen, as loading a page would, for keyboard and screen-reader users. */
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
  // The page that hides the screen in discreet mode keeps the focus.
  if (isHiddenNow()) return true
  const meant = document.querySelector<HTMLElement>("#main [data-meant]")
  if (!meant) return focusMain()
  meant.focus()
  // The element is scrolled into view, because the new screen may have scrolled to its top after the element got the
  // focus.
  meant.scrollIntoView({ block: "center" })
  return true
}
