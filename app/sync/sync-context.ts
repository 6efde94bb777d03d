import { createContext, useContext, useMemo, useSyncExternalStore } from "react"
import { calendarDay, useToday } from "#app/ui/use-today.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import type { Noun, Rows } from "#domain/operations/rows.ts"
import { olderEntriesOf } from "./older-entries/older-entries.ts"
import type { Refusal } from "./outbox.ts"
import type { Reachability, Schedule } from "./schedule.ts"
import type { Store, View } from "./store.ts"

export type Outcome = { status: "synced" | "pending" } | { status: "refused"; refusal: Refusal }

/** Refused where one is, pending where one is, synced once all are. */
export async function outcomeOfAll(performed: readonly { outcome: Promise<Outcome> }[]): Promise<Outcome> {
  const outcomes = await Promise.all(performed.map(({ outcome }) => outcome))
  const first = (wanted: Outcome["status"]) => outcomes.find(({ status }) => status === wanted)
  return first("refused") ?? first("pending") ?? { status: "synced" }
}

export type Syncing = { store: Store; schedule: Schedule }
export const SyncContext = createContext<Syncing | null>(null)

function useSyncing(): Syncing {
  const syncing = useContext(SyncContext)
  if (!syncing) throw new Error("useSynced must be used on a signed-in screen")
  return syncing
}

export function useSynced(): View & { reachability: Reachability; reload: () => Promise<void> } {
  const { store, schedule } = useSyncing()
  const view = useSyncExternalStore(store.subscribe, store.read, store.read)
  // An answer alone need not render them again.
  const notable = () =>
    view.isUnknown || schedule.reachability() === "unavailable" ? schedule.reachability() : "reached"
  const reachability = useSyncExternalStore(schedule.subscribe, notable, notable)
  return { ...view, reachability, reload: schedule.request }
}

/** At a tap, maybe others than at the last rendering. */
export function useRowsNow(): () => Rows {
  const { store } = useSyncing()
  return () => store.read().rows
}

export function useRowsOver(older: Rows["diaryEntries"]): Rows {
  const { store } = useSyncing()
  const view = useSyncExternalStore(store.subscribe, store.read, store.read)
  return useMemo(() => store.rowsOver(view, older), [store, view, older])
}

/** By more it is wrong; by less it is as good as the server's. */
const clockToleranceMs = 60 * 60_000

/** YYYY-MM-DD, also where the device's clock is set to another day. */
export function useCorrectedToday(): string {
  const { clockAheadMs } = useSynced()
  return useToday(Math.abs(clockAheadMs) > clockToleranceMs ? clockAheadMs : 0)
}

/** The moment now, also where the device's clock is set to another day. */
export function useCorrectedNow(): () => Date {
  const { clockAheadMs } = useSynced()
  const correctionMs = Math.abs(clockAheadMs) > clockToleranceMs ? clockAheadMs : 0
  return () => new Date(Date.now() + correctionMs)
}

/** At a tap, maybe another than at the last rendering. */
export function useDayNow(): () => string {
  const now = useCorrectedNow()
  return () => calendarDay(now().getTime())
}

/** Then an operation counts as pending. */
const patienceMs = 8000

export function useOperations() {
  const syncing = useSyncing()
  return useMemo(() => operationsOf(syncing), [syncing])
}

function operationsOf({ store, schedule }: Syncing) {
  /** `outcome` resolves after the next attempt to send it, or after some seconds. */
  function perform<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const { id, isStored } = store.add(name, args)
    // The screen may make room by removing its draft.
    if (!isStored) queueMicrotask(store.storeAgain)
    return { id, isStored, outcome: attempted().then(() => outcomeOf(id)) }
  }

  function attempted() {
    return Promise.race([schedule.request(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }

  function outcomeOf(id: string): Outcome {
    const { pending, refused } = store.read()
    const refusal = refused.find(({ operation }) => operation.id === id)?.refusal
    if (refusal) return { status: "refused", refusal }
    return { status: pending.some((operation) => operation.id === id) ? "pending" : "synced" }
  }

  return {
    perform,
    discard: (ids: readonly string[]) => store.remove(ids),
    forget(nouns: readonly Noun[]) {
      store.forget(nouns)
      if (nouns.includes("diaryEntries")) void olderEntriesOf(store.userId).forget()
    },
  }
}
