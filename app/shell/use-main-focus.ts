import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** Takes the keyboard and the screen reader along to each new screen, as a page of its own would. */
export function useMainFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (focusMain()) return
    // Something else stands in its place until what the screen needs is here.
    const observer = new MutationObserver(() => focusMain() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}

function focusMain(): boolean {
  const main = document.getElementById("main")
  main?.focus({ preventScroll: true })
  return main !== null
}
