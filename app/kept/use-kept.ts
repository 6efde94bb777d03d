import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useSyncExternalStore } from "react"
import { changedAfter } from "#domain/kept.ts"
import { onKeptChange, readKept, writeKept } from "./storage.ts"
import { type KeptSource, syncKept } from "./sync.ts"

/**
 * Something of hers that lives on this device first and is brought together with the server whenever it can be:
 * at once, when the connection is back, when she comes back to the page, and again with growing pauses in between.
 */
export function useKept<Value>(source: KeptSource<Value>, initial: Value) {
  const { key, isValue } = source
  const queryClient = useQueryClient()
  const stored = useSyncExternalStore(onKeptChange, () => localStorage.getItem(key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is what changes
  const kept = useMemo(() => readKept<Value>(key, isValue), [key, isValue, stored])
  const sync = useQuery({ queryKey: ["kept", key], queryFn: () => syncKept(source) })

  function change(value: Value) {
    const previous = readKept<Value>(key, isValue)
    writeKept(key, { value, changedAt: changedAfter(previous?.changedAt, new Date()), waiting: true })
    queryClient.invalidateQueries({ queryKey: ["kept", key] })
  }

  return {
    value: kept?.value ?? initial,
    change,
    /** Nothing is known of her yet, neither here nor from the server. */
    loading: !kept && sync.isPending && sync.failureCount === 0 && sync.fetchStatus === "fetching",
    /** Her last change has not reached the server. */
    waiting: Boolean(kept?.waiting),
    /** The server does not answer. */
    away: sync.failureCount > 0 || sync.fetchStatus === "paused",
  }
}
