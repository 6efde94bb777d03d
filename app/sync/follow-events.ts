import { isStorageBlocked } from "#app/storage/browser-storage.ts"
import { takeLock } from "./take-lock.ts"

const retryMs = 10_000
/**
 * A tab that the browser has suspended may hold the lock without receiving events, so another takes over after this
 * time.
 */
const patienceMs = 2 * 60_000

/** Listens to the server's events while the page is visible, in one tab at a time. */
export function followEvents(userId: string, onVersion: (version: number) => void, onRefused: () => void) {
  let stop: (() => void) | undefined

  function follow() {
    stop?.()
    stop = document.visibilityState === "visible" ? followOnce(userId, onVersion, onRefused) : undefined
  }
  // Ends the stream when the page is left, because an open one would keep the page out of the browser's back-forward
  // cache.
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
          // Browsers reconnect a stream that was lost, but not one that the server refused, so a new one is opened
          // later.
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

  // Web Locks need TLS and storage that is not blocked; without them each visible tab listens on its own.
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
