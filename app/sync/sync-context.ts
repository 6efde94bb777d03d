import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from "react"
import { calendarDay } from "#app/ui/her-clock.ts"
import { useToday } from "#app/ui/use-today.ts"
import type { Noun, Rows } from "#domain/nouns/noun.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { olderEntriesOf } from "./older-entries/older-entries.ts"
import type { Refusal } from "./outbox.ts"
import { reuseUnchanged } from "./reuse-unchanged.ts"
import type { Reachability, Schedule } from "./schedule.ts"
import type { Store, View } from "./store.ts"

export type Outcome = { status: "synced" | "pending" } | { status: "refused"; refusal: Refusal }

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

type SyncState = Omit<View, "rows"> & { reachability: Reachability }

/** Re-renders only when the selected value has changed. */
export function useSynced<Selected>(select: (rows: Rows) => Selected): Selected {
  const { store } = useSyncing()
  return useSelected(store.subscribe, () => select(store.read().rows))
}

export function useSyncState<Selected>(select: (state: SyncState) => Selected): Selected {
  const { store, schedule } = useSyncing()
  const subscribe = useCallback(
    (listener: () => void) => {
      const [leaveStore, leaveSchedule] = [store.subscribe(listener), schedule.subscribe(listener)]
      return () => {
        leaveStore()
        leaveSchedule()
      }
    },
    [store, schedule],
  )
  return useSelected(subscribe, () => select({ ...store.read(), reachability: schedule.reachability() }))
}

/** Compares selections by value, so that a new but equal list does not render again. */
function useSelected<Selected>(subscribe: (listener: () => void) => () => void, select: () => Selected): Selected {
  const last = useRef<Selected>(undefined)
  function selected(): Selected {
    last.current = reuseUnchanged(last.current, select())
    return last.current
  }
  return useSyncExternalStore(subscribe, selected, selected)
}

/** True while nothing was ever fetched on this device and the first answer is awaited. */
export function useIsLoading(): boolean {
  return useSyncState(({ isUnknown, reachability }) => isUnknown && reachability === "unknown")
}

/** True if nothing was ever fetched on this device and the server cannot be reached. */
export function useIsMissing(): boolean {
  return useSyncState(({ isUnknown, reachability }) => isUnknown && reachability === "unavailable")
}

/** Returns the store itself, for use outside rendering. */
export function useStore(): Store {
  return useSyncing().store
}

/** Returns a function that reads the rows at the moment of a tap, which may differ from those of the last render. */
export function useRowsNow(): () => Rows {
  const store = useStore()
  return () => store.read().rows
}

export function useEntriesOver(older: Rows["diaryEntries"]): Rows["diaryEntries"] {
  const { store } = useSyncing()
  const view = useSyncState(({ synced, pending }) => ({ synced: synced.diaryEntries, pending }))
  return useMemo(() => store.entriesOver(view.synced, view.pending, older), [store, view, older])
}

/** A device clock that is wrong by more than this is corrected; one that is less wrong is taken as true. */
const clockToleranceMs = 60 * 60_000

/** The correction in ms; 0 for a clock that is wrong by less than the tolerance. */
function clockCorrectionOf({ clockAheadMs }: Pick<View, "clockAheadMs">): number {
  return Math.abs(clockAheadMs) > clockToleranceMs ? clockAheadMs : 0
}

export function useCorrectedToday(): string {
  return useToday(useSyncState(clockCorrectionOf))
}

export function useCorrectedNow(): () => Date {
  const { store } = useSyncing()
  return () => correctedNow(store)
}

/** The time by the server's clock, as far as this device knows it. */
export function correctedNow(store: Pick<Store, "read">): Date {
  return new Date(Date.now() + clockCorrectionOf(store.read()))
}

export function useDayNow(): () => string {
  const now = useCorrectedNow()
  return () => calendarDay(now().getTime())
}

const patienceMs = 8000

export type Operations = ReturnType<typeof operationsOf>

export function useOperations(): Operations {
  const syncing = useSyncing()
  return useMemo(() => operationsOf(syncing), [syncing])
}

function operationsOf({ store, schedule }: Syncing) {
  /** `outcome` resolves after the next attempt to send, or after `patienceMs`. */
  function perform<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const { id, isStored } = store.add(name, args)
    // The screen may remove its draft after this call, which makes room to store the operation.
    if (!isStored) queueMicrotask(store.retryUnstored)
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
    reload: schedule.request,
    discard: (ids: readonly string[]) => store.remove(ids),
    forget(nouns: readonly Noun[]) {
      store.forget(nouns)
      if (nouns.includes("diaryEntries")) void olderEntriesOf(store.userId).forget()
    },
  }
}
