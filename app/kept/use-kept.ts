import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readKept } from "./storage.ts"
import { changeKept, type KeptSource, syncQuery } from "./sync.ts"
import { useStored } from "./use-stored.ts"

/**
 * Something of hers that lives on this device first and is brought together with the server whenever it can be:
 * at once, when the connection is back, when she comes back to the page, and again with growing pauses in between.
 */
export function useKept<Value>(source: KeptSource<Value>, initial: Value) {
  const { key, isValue } = source
  const queryClient = useQueryClient()
  const kept = useStored(key, () => readKept<Value>(key, isValue))
  const query = syncQuery(source)
  const sync = useQuery(query)

  function change(value: Value) {
    changeKept(source, value)
    queryClient.invalidateQueries({ queryKey: query.queryKey })
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
