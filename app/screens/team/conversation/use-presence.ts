import { useCallback, useEffect, useRef } from "react"
import { api } from "#app/api.ts"

const tellMs = 10_000
/** A member who has changed the text within this time counts as writing. */
const writingMs = 5000

export function usePresence(id: string) {
  const writtenAt = useRef(Number.NEGATIVE_INFINITY)
  const told = useRef(false)
  const tellRef = useRef(() => {})

  useEffect(() => {
    const presence = api.team.conversations[":id"].presence
    let timer: ReturnType<typeof setTimeout>
    // Presence is optional, and a failed report is repeated within seconds, so errors are ignored.
    const quietly = (call: Promise<unknown>) => void call.catch(() => {})

    function tell() {
      clearTimeout(timer)
      if (document.visibilityState !== "visible") return
      const isWriting = performance.now() - writtenAt.current < writingMs
      told.current = isWriting
      quietly(presence.$put({ param: { id }, json: { isWriting } }))
      timer = setTimeout(tell, isWriting ? writingMs : tellMs)
    }
    function leave() {
      clearTimeout(timer)
      quietly(presence.$delete({ param: { id } }, { init: { keepalive: true } }))
    }
    const turn = () => (document.visibilityState === "visible" ? tell() : leave())

    tellRef.current = tell
    tell()
    document.addEventListener("visibilitychange", turn)
    window.addEventListener("pagehide", leave)
    return () => {
      document.removeEventListener("visibilitychange", turn)
      window.removeEventListener("pagehide", leave)
      leave()
    }
  }, [id])

  return useCallback(() => {
    writtenAt.current = performance.now()
    if (!told.current) tellRef.current()
  }, [])
}
