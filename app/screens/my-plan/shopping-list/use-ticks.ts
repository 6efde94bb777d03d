import { useMemo, useSyncExternalStore } from "react"
import { forgetKey, keptKey, onKeptChange, readKept, writeKept } from "#app/kept/storage.ts"
import { useUser } from "#app/session/use-user.ts"

const isTicks = (value: unknown) => Array.isArray(value) && value.every((food) => typeof food === "string")

/** The foods that she has ticked off. They live on this device alone, and go with her sign-out. */
export function useTicks() {
  const key = keptKey(useUser().id, "shopping-list")
  const stored = useSyncExternalStore(onKeptChange, () => localStorage.getItem(key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is what changes
  const ticked = useMemo(() => new Set(readTicks(key)), [key, stored])

  function toggle(food: string) {
    // Read anew, so that a tick in another tab is not lost.
    const before = readTicks(key)
    const value = before.includes(food) ? before.filter((other) => other !== food) : [...before, food]
    writeKept(key, { value, changedAt: new Date().toISOString(), waiting: false })
  }

  return { ticked, toggle, startOver: () => forgetKey(key) }
}

function readTicks(key: string): string[] {
  return readKept<string[]>(key, isTicks)?.value ?? []
}
