/** How long until a stream that could not be opened is asked for again. */
const retryMs = 10_000

/** Hears from the server up to which version her rows have changed, or that it does not say so to this page any more, while the page is seen, in one tab of all. */
export function followEvents(userId: string, onVersion: (version: number) => void, onRefused: () => void) {
  let stop: (() => void) | undefined

  function follow() {
    stop?.()
    stop = document.visibilityState === "visible" ? followOnce(userId, onVersion, onRefused) : undefined
  }
  // An open stream would keep the page from coming back as it was.
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
          // Lost lines the browser asks for again by itself; refused ones it does not.
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
