import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { takeLock } from "./take-lock.ts"

const retryMs = 10_000
/** The stream of the tab that follows may have died with it. */
const patienceMs = 2 * 60_000

/** Listens while the page is visible, in one tab. */
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

  function listen(turn: AbortSignal) {
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
      turn.addEventListener("abort", () => {
        clearTimeout(timer)
        source.close()
        resolve()
      })
    })
  }

  // Web Locks need TLS and unblocked storage.
  if (navigator.locks && !isStorageBlocked()) void inTurns(`florescer:events:${userId}`, listen, ending.signal)
  else void listen(ending.signal)
  return () => ending.abort()
}

async function inTurns(lock: string, follow: (turn: AbortSignal) => Promise<void>, ending: AbortSignal) {
  let wasTaken = true
  while (wasTaken && !ending.aborted) {
    const turn = new AbortController()
    const end = () => turn.abort()
    ending.addEventListener("abort", end)
    const begin = () => follow(turn.signal)
    wasTaken = await takeLock(lock, patienceMs, begin, ending).then(() => false, isTaken)
    ending.removeEventListener("abort", end)
    end()
  }
}

function isTaken(error: unknown) {
  return error instanceof DOMException && error.name === "AbortError"
}
