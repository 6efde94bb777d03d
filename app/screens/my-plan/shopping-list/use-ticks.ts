import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { useStored } from "#app/kept/use-stored.ts"
import { useUser } from "#app/session/use-user.ts"

const isTicks = (value: unknown) => Array.isArray(value) && value.every((food) => typeof food === "string")

/** The foods that she has ticked off. They live on this device alone, and go with her sign-out. */
export function useTicks() {
  const key = keptKey(useUser().id, "shopping-list")
  const ticked = useStored(key, () => new Set(readTicks(key)))

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
