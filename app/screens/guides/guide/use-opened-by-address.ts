import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/** Opens the fold if the page's URL names one of its sections. */
export function useOpenedByAddress(ids: readonly string[]) {
  const fold = useRef<HTMLDetailsElement>(null)
  const { hash } = useLocation()
  const isNamed = ids.some((id) => hash === `#${id}`)
  useEffect(() => {
    if (!isNamed || !fold.current) return
    fold.current.open = true
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isNamed, hash])
  return fold
}
