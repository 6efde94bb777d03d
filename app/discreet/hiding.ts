import { useSyncExternalStore } from "react"
import { deviceStorage } from "#app/storage/browser-storage.ts"
import { onStorageChange } from "#app/sync/device.ts"
import { hasCode } from "./settings.ts"

/** A change of it hides the other tabs too. */
const hiddenAtKey = "florescer:discreet-hidden-at"
const listeners = new Set<() => void>()

/** On this page; each begins hidden. */
let isHidden = true

/** Whether nothing may be shown until her code is entered. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, isHiddenNow, () => false)
}

/** Whether she has set a code on this device. */
export function useHasCode(): boolean {
  return useSyncExternalStore(onStorageChange, hasCode, () => false)
}

export function isHiddenNow(): boolean {
  return isHidden && hasCode()
}

/** Hides this tab at once, and the others; where the storage is full, those hide by themselves, once they are out of sight. */
export function hideNow() {
  setHidden(true)
  deviceStorage.setItem(hiddenAtKey, String(Date.now()))
}

/** Her code was entered, or she has just set it. */
export function reveal() {
  setHidden(false)
}

function setHidden(next: boolean) {
  isHidden = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stopListening = onStorageChange(listener)
  return () => {
    listeners.delete(listener)
    stopListening()
  }
}

const outOfSightMs = 60_000
const twiceMs = 1000

/** Hides by itself: after a minute out of sight, by Escape twice, and with another tab. */
export function startHiding(): () => void {
  const { documentElement: page } = document
  let leftAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let escapedAt = 0

  function onVisibility() {
    if (!hasCode()) return
    if (document.visibilityState === "hidden") {
      leftAt = Date.now()
      timer = setTimeout(hideHere, outOfSightMs)
      // What the phone's list of open apps shows of it.
      page.dataset.veiled = ""
      return
    }
    clearTimeout(timer)
    const awayMs = Date.now() - leftAt
    // Timers rest with the phone; a clock that was put back counts as long.
    if (leftAt > 0 && (awayMs >= outOfSightMs || awayMs < 0)) hideHere()
    delete page.dataset.veiled
  }

  function onKey({ key, timeStamp }: KeyboardEvent) {
    if (key !== "Escape") return
    if (hasCode() && escapedAt > 0 && timeStamp - escapedAt < twiceMs) hideNow()
    escapedAt = timeStamp
  }

  const onOtherTab = ({ key }: StorageEvent) => key === hiddenAtKey && hideHere()
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && hideHere()

  document.addEventListener("visibilitychange", onVisibility)
  window.addEventListener("keydown", onKey, true)
  window.addEventListener("storage", onOtherTab)
  window.addEventListener("pageshow", onReturn)
  return () => {
    clearTimeout(timer)
    document.removeEventListener("visibilitychange", onVisibility)
    window.removeEventListener("keydown", onKey, true)
    window.removeEventListener("storage", onOtherTab)
    window.removeEventListener("pageshow", onReturn)
  }
}

function hideHere() {
  setHidden(true)
}
