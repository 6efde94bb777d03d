import { useCallback, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { calendarDay, hourOf } from "./her-clock.ts"

const minuteMs = 60_000

/** "click" is not among them: a radio that renders anew during its click forgets that it was chosen. */
const beginnings = ["pointerdown", "keydown"] as const

/**
 * YYYY-MM-DD. Changes at midnight, at the latest when a tap begins. What is stored with a day reads it at the tap
 * (`useDayNow`).
 */
export function useToday(clockAheadMs = 0): string {
  return useMoment(calendarDay, clockAheadMs)
}

/** Returns the hour (0 to 23) by her clock. */
export function useHour(): number {
  return useMoment(hourOf)
}

/** Returns when the current minute began, in ms. */
export function useMinute(): number {
  return useMoment(minuteOf)
}

/** `read` must be the same function at each rendering. */
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
      // A device that slept through midnight has not counted the minutes.
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

/** Keeps the pressed element in place: if it moved from under her finger, the tap would count for nothing. */
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

/** Calls the listener when she returns to the page, and when she leaves it. Returns what ends this. */
export function onReturn(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener)
  for (const name of ofWindow) window.addEventListener(name, listener)
  return () => {
    document.removeEventListener("visibilitychange", listener)
    for (const name of ofWindow) window.removeEventListener(name, listener)
  }
}
