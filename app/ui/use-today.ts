import { useCallback, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { calendarDay, hourOf } from "./her-clock.ts"

const minuteMs = 60_000

/** "click" is not listed, because a radio button that renders during its click loses the choice. */
const beginnings = ["pointerdown", "keydown"] as const

/**
 * The day as YYYY-MM-DD. It changes at midnight, or at the latest when a tap begins. Whatever is stored with a day
 * reads it at the tap instead (`useDayNow`).
 */
export function useToday(clockAheadMs = 0): string {
  return useMoment(calendarDay, clockAheadMs)
}

/** Returns the hour (0 to 23) in her time zone. */
export function useHour(): number {
  return useMoment(hourOf)
}

/** Returns the start of the current minute, in ms. */
export function useMinute(): number {
  return useMoment(minuteOf)
}

/** `read` must be the same function in every render. */
function useMoment<Part extends string | number>(read: (nowMs: number) => Part, clockAheadMs = 0): Part {
  const readNow = useCallback(() => read(Date.now() + clockAheadMs), [read, clockAheadMs])
  const subscribe = useCallback(
    (listener: () => void) => {
      let seen = readNow()
      let timer = 0
      function look(event?: Event) {
        if (readNow() === seen) return
        seen = readNow()
        keepInPlace(event?.target, () => flushSync(listener))
      }
      function lookEachMinute() {
        look()
        timer = window.setTimeout(lookEachMinute, minuteMs - ((Date.now() + clockAheadMs) % minuteMs))
      }
      lookEachMinute()
      for (const name of beginnings) window.addEventListener(name, look, { capture: true })
      // Timers do not run while a device sleeps, so the time is read again when she returns.
      const endReturns = onReturn(look)
      return () => {
        window.clearTimeout(timer)
        for (const name of beginnings) window.removeEventListener(name, look, { capture: true })
        endReturns()
      }
    },
    [readNow, clockAheadMs],
  )
  return useSyncExternalStore(subscribe, readNow, readNow)
}

/** Keeps the pressed element where it is: if it moved from under her finger, the browser would drop the tap. */
function keepInPlace(pressed: EventTarget | null | undefined, change: () => void) {
  if (!(pressed instanceof Element)) return change()
  const before = pressed.getBoundingClientRect().top
  change()
  if (!pressed.isConnected) return
  window.scrollBy({ top: pressed.getBoundingClientRect().top - before, behavior: "instant" })
}

function minuteOf(nowMs: number): number {
  return nowMs - (nowMs % minuteMs)
}

const ofWindow = ["pageshow", "focus"] as const

/** Calls the listener when she returns to the page or leaves it. Returns a function that stops this. */
export function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  for (const name of ofWindow) window.addEventListener(name, listener)
  return () => {
    document.removeEventListener("visibilitychange", listener)
    for (const name of ofWindow) window.removeEventListener(name, listener)
  }
}
