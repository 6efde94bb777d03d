import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { deskKey } from "./queries.ts"

/** The desk polls at this interval while no event stream is connected. */
const pollMs = 15_000

export function useLive() {
  const client = useQueryClient()
  useEffect(() => {
    let source: EventSource | null = null
    const fetchAll = () => void client.invalidateQueries({ queryKey: deskKey })

    function listen() {
      source?.close()
      source = document.visibilityState === "visible" ? new EventSource("/api/team/events") : null
      source?.addEventListener("version", fetchAll)
    }
    function poll() {
      if (document.visibilityState !== "visible" || source?.readyState === EventSource.OPEN) return
      fetchAll()
      // Browsers reconnect a stream that was lost, but not one that the server refused, so a new one is opened.
      if (source?.readyState === EventSource.CLOSED) listen()
    }
    function comeBack() {
      fetchAll()
      listen()
    }
    const leave = () => source?.close()

    listen()
    const timer = setInterval(poll, pollMs)
    document.addEventListener("visibilitychange", listen)
    window.addEventListener("pageshow", listen)
    window.addEventListener("online", comeBack)
    window.addEventListener("offline", fetchAll)
    // The stream ends when the browser leaves the page, because an open one would keep the page out of the browser's
    // back-forward cache.
    window.addEventListener("pagehide", leave)
    return () => {
      leave()
      clearInterval(timer)
      document.removeEventListener("visibilitychange", listen)
      window.removeEventListener("pageshow", listen)
      window.removeEventListener("online", comeBack)
      window.removeEventListener("offline", fetchAll)
      window.removeEventListener("pagehide", leave)
    }
  }, [client])
}
