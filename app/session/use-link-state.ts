import { useEffect, useState } from "react"
import { resultOf } from "./account.ts"

/** It is null also without an answer. */
export function useLinkState<State>(read: (token: string) => Promise<State>, token: string): State | null {
  const [state, setState] = useState<State | null>(null)
  useEffect(() => {
    let isOver = false
    void resultOf(read(token)).then(({ answer }) => !isOver && setState(answer))
    return () => {
      isOver = true
    }
  }, [read, token])
  return state
}
