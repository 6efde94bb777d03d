import { useEffect, useState } from "react"
import { useLocation, useParams } from "react-router"
import { resultOf } from "./account.ts"

/** An address can name a part behind the "#" too. */
const secretBehindHash = /^#([\w-]{20,})$/

/** Browsers send nobody what is behind the "#". Older links have it in the path. */
export function useMailedSecret(): string {
  const { hash } = useLocation()
  const { token: inPath = "" } = useParams()
  const [secret, setSecret] = useState(inPath)
  const given = hash.match(secretBehindHash)?.[1]
  if (given !== undefined && given !== secret) setSecret(given)
  return given ?? secret
}

/** Null until the answer has come, and where none comes. */
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
