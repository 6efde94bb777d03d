import { useState } from "react"
import { useLocation, useParams } from "react-router"

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
