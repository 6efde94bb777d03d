import { useEffect, useRef } from "react"

/** Focuses what has come by her own press, once it is there. */
export function useFocusAtFirst<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
