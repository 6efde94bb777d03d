/** The pause before a refused stream is requested again. */
const retryMs = 10_000

/** Follows the server's events while the page is visible, in one tab: the version of the last change, or that the session has ended. */
export function followEvents(userId: string, onVersion: (version: number) => void, onRefused: () => void) {
  let stop: (() => void) | undefined

  function follow() {
    stop?.()
    stop = document.visibilityState === "visible" ? followOnce(userId, onVersion, onRefused) : undefined
  }
  // An open stream would keep the page out of the back-forward cache.
  const leave = () => {
    stop?.()
    stop = undefined
  }
  document.addEventListener("visibilitychange", follow)
  window.addEventListener("pagehide", leave)
  window.addEventListener("pageshow", follow)
  follow()
  return () => {
    document.removeEventListener("visibilitychange", follow)
    window.removeEventListener("pagehide", leave)
    window.removeEventListener("pageshow", follow)
    leave()
  }
}

function followOnce(userId: string, onVersion: (version: number) => void, onRefused: () => void) {
  const ending = new AbortController()
  const { signal } = ending

  function listen() {
    return new Promise<void>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let source: EventSource
      const open = () => {
        source = new EventSource(`/api/sync/events?userId=${encodeURIComponent(userId)}`)
        source.addEventListener("version", ({ data }) => onVersion(Number(data)))
        source.addEventListener("error", () => {
          // Browsers reconnect lost streams, but not refused ones.
          if (source.readyState !== EventSource.CLOSED) return
          timer = setTimeout(open, retryMs)
          onRefused()
        })
      }
      open()
      signal.addEventListener("abort", () => {
        clearTimeout(timer)
        source.close()
        resolve()
      })
    })
  }

  if (navigator.locks) navigator.locks.request(`florescer:events:${userId}`, { signal }, listen).catch(() => {})
  else void listen()
  return () => ending.abort()
}
