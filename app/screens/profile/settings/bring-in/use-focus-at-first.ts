import { useEffect, useRef } from "react"

/** What has come by her own press takes the focus once it is there. */
export function useFocusAtFirst<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
