import { byId, type Snapshot } from "#app/sync/snapshot.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import type { SyncedEntry } from "#domain/diary/diary.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import type { RowChange } from "#domain/operations/operations.ts"
import { readMonths, removeMonths, storeMonth } from "./device.ts"
import type { requestMonth } from "./request-month.ts"

export type Entries = Rows["diaryEntries"]
/** Diary entries by month (YYYY-MM), then by id. */
export type Months = ReadonlyMap<string, Entries>
type State = { months: Months; isRead: boolean; generation: number; renewals: number }

const attemptsMax = 3

const byUser = new Map<string, OlderEntries>()
export type OlderEntries = ReturnType<typeof createOlderEntries>

export function olderEntriesOf(userId: string): OlderEntries {
  const known = byUser.get(userId) ?? createOlderEntries(userId)
  byUser.set(userId, known)
  return known
}

export function monthOf(createdAt: string): string {
  return calendarDay(createdAt).slice(0, 7)
}

function createOlderEntries(userId: string) {
  const listeners = new Set<() => void>()
  /**
   * Answers that were requested under an earlier `generation` are not stored. A new `renewals` makes open screens fetch
   * their months again.
   */
  let state: State = { months: new Map(), isRead: false, generation: 0, renewals: 0 }
  let reading: Promise<void> | undefined

  function setState(next: Partial<State>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function open(): Promise<void> {
    if (!reading) otherTabs().addEventListener("message", () => void readAgain())
    reading ??= readAgain()
    return reading
  }

  async function readAgain(): Promise<void> {
    const { generation } = state
    const stored = await readMonths(userId)
    if (generation !== state.generation) return readAgain()
    setState({ months: new Map(stored.map(({ month, entries }) => [month, byId(entries)])), isRead: true })
  }

  function apply(changes: readonly RowChange[]) {
    const ofDiary = changes.filter(({ noun }) => noun === "diaryEntries")
    if (ofDiary.length === 0) return
    if (state.isRead) change(ofDiary)
    else void open().then(() => change(ofDiary))
  }

  function change(changes: readonly RowChange[]) {
    const months = new Map(state.months)
    for (const { key, row } of changes) {
      for (const [month, entries] of months) if (entries[key]) months.set(month, without(entries, key))
      const entry = row as SyncedEntry | null
      const entries = entry && months.get(monthOf(entry.createdAt))
      if (entry && entries) months.set(monthOf(entry.createdAt), { ...entries, [key]: entry })
    }
    const changed = [...months].filter(([month, entries]) => entries !== state.months.get(month))
    if (changed.length === 0) return
    setState({ months })
    void store(changed)
  }

  async function store(months: Iterable<[string, Entries]>) {
    for (const [month, entries] of months) await storeMonth(userId, { month, entries: Object.values(entries) })
    otherTabs().postMessage("changed")
  }

  /** Fetches again if the snapshot has become newer than the answer, because those changes will not be sent again. */
  async function fetchMonth(month: string, request: typeof requestMonth, snapshot: () => Snapshot | null) {
    await open()
    for (let attempt = 1; attempt <= attemptsMax; attempt++) {
      const { generation } = state
      const { version, epoch, entries } = await request(userId, month)
      const known = snapshot()
      const isCurrent = !known || (known.epoch === epoch && (known.version ?? 0) <= version)
      if (generation !== state.generation || !isCurrent) continue
      const fetched = byId(entries)
      setState({ months: new Map([...state.months, [month, fetched]]) })
      return store([[month, fetched]])
    }
    throw new Error("the diary changes faster than it can be read")
  }

  /** Drops all months, because it is unknown what has changed in them since they were fetched. */
  function renew() {
    setState({ renewals: state.renewals + 1 })
    void forget()
  }

  async function forget() {
    setState({ months: new Map(), generation: state.generation + 1 })
    await removeMonths(userId)
    otherTabs().postMessage("changed")
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { open, read: () => state, subscribe, apply, fetchMonth, renew, forget }
}

let channel: BroadcastChannel | undefined

/** The channel tells other tabs to read the stored months again after this one has written. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel("florescer-older-entries")
  return channel
}

function without(entries: Entries, id: string): Entries {
  const { [id]: _gone, ...others } = entries
  return others
}
