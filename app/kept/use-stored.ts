import { useMemo, useState, useSyncExternalStore } from "react"
import { forgetKey, onKeptChange } from "./storage.ts"

/** What this device keeps under a key, read anew whenever it changes, in another tab too. */
export function useStored<Value>(key: string, read: () => Value): Value {
  const stored = useSyncExternalStore(onKeptChange, () => localStorage.getItem(key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is what changes
  return useMemo(read, [key, stored])
}

/** The same for what has to go on where this device has no room left: it is then on the screen only. */
export function useStoredOrShown<Value>(key: string, read: () => Value, keep: (value: Value) => void) {
  const stored = useStored(key, read)
  const [shown, setShown] = useState<Value | null>(null)

  function change(value: Value) {
    try {
      keep(value)
      setShown(null)
    } catch {
      setShown(value)
    }
  }

  function forget() {
    setShown(null)
    forgetKey(key)
  }

  return { value: shown ?? stored, readNow: () => shown ?? read(), change, forget }
}
