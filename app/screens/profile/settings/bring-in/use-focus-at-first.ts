import { useEffect, useRef } from "react"

/** Moves the focus to an element that appeared because she pressed a button. */
export function useFocusAtFirst<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
