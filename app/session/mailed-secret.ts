import { useState } from "react"
import { useLocation, useParams } from "react-router"

/** Behind the "#", where an address can name a part of the page too. */
const secretBehindHash = /^#([\w-]{20,})$/

/**
 * The secret of the link in a mail. It is behind the "#", which browsers send to nobody; links from before have it in the path.
 * Another link that is opened on the same page is noticed.
 */
export function useMailedSecret(): string {
  const { hash } = useLocation()
  const { token: inPath = "" } = useParams()
  const [secret, setSecret] = useState(inPath)
  const given = hash.match(secretBehindHash)?.[1]
  if (given !== undefined && given !== secret) setSecret(given)
  return given ?? secret
}
