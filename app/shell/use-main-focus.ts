import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** Takes the keyboard and the screen reader along to each new screen, as a page of its own would. */
export function useMainFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname])
}
