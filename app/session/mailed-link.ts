import { useEffect, useState } from "react"
import { useLocation, useParams } from "react-router"
import { resultOf } from "./account.ts"
import { secretBehind } from "./secret-behind-hash.ts"

/** The length distinguishes a secret from an ordinary fragment, which names a part of the page. */
const secretMinLength = 20

/** The secret stands behind "#", which browsers send to nobody. Older links have it in the path. */
export function useMailedSecret(): string {
  const { hash } = useLocation()
  const { token: inPath = "" } = useParams()
  const [secret, setSecret] = useState(inPath)
  const given = secretBehind(hash)
  const isGiven = given.length >= secretMinLength
  if (isGiven && given !== secret) setSecret(given)
  return isGiven ? given : secret
}

/** Returns null until the server has answered, and also if it does not answer. */
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
