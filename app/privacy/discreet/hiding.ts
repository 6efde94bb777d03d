import { useSyncExternalStore } from "react"
import { browserStorage } from "#app/storage/browser-storage.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { forgetFormerCode, hasFormerCode, isDiscreet } from "./settings.ts"

/** The script before-paint.js reads the same storage key, so both have to agree on its name. */
const hiddenKey = "florescer:discreet-hidden"
const listeners = new Set<() => void>()

/** Kept in memory, because full storage cannot hold it; null before it was first read. */
let isHidden: boolean | null = null

export function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, isHiddenNow, () => false)
}

export function useIsDiscreet(): boolean {
  return useSyncExternalStore(onStorageChange, isDiscreet, () => false)
}

export function isHiddenNow(): boolean {
  isHidden ??= browserStorage.getItem(hiddenKey) !== null || hasFormerCode()
  return isHidden && isDiscreet()
}

export function hideNow() {
  setHidden(true)
  browserStorage.setItem(hiddenKey, "true")
}

export function reveal() {
  if (hasFormerCode()) forgetFormerCode()
  browserStorage.removeItem(hiddenKey)
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

const twiceMs = 1000

/** Pressing Escape twice hides the app; in the background the page is blank. */
export function startHiding(): () => void {
  const { documentElement: page } = document
  let escapedAt = 0

  /**
   * The page is blanked when it goes to the background, because the phone's list of open apps shows it as it then
   * looks.
   */
  function onVisibility() {
    if (document.visibilityState === "hidden" && isDiscreet()) page.dataset.veiled = ""
    else delete page.dataset.veiled
  }

  function onKey({ key, timeStamp }: KeyboardEvent) {
    if (key !== "Escape") return
    if (isDiscreet() && escapedAt > 0 && timeStamp - escapedAt < twiceMs) hideNow()
    escapedAt = timeStamp
  }

  const onOtherTab = ({ key, newValue }: StorageEvent) => key === hiddenKey && setHidden(newValue !== null)
  const onReturn = ({ persisted }: PageTransitionEvent) =>
    persisted && setHidden(browserStorage.getItem(hiddenKey) !== null)

  document.addEventListener("visibilitychange", onVisibility)
  window.addEventListener("keydown", onKey, true)
  window.addEventListener("storage", onOtherTab)
  window.addEventListener("pageshow", onReturn)
  return () => {
    document.removeEventListener("visibilitychange", onVisibility)
    window.removeEventListener("keydown", onKey, true)
    window.removeEventListener("storage", onOtherTab)
    window.removeEventListener("pageshow", onReturn)
  }
}
