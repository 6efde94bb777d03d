import { fold, type Operation } from "#domain/operations/operations.ts"
import { noRows, type Rows } from "#domain/operations/rows.ts"
import type { PendingOperation, Refusal } from "./outbox.ts"
import { clockAheadOf, entriesSince, type Snapshot } from "./snapshot.ts"
import { isSameList, withSame } from "./with-same.ts"

type Entries = Rows["diaryEntries"]

export type View = {
  rows: Rows
  /** Without what is pending. */
  synced: Rows
  /** Nothing was fetched on this device yet. */
  isUnknown: boolean
  /** Not just what an earlier release left there. */
  hasSynced: boolean
  /** Neither acknowledged nor refused yet. */
  pending: readonly Operation[]
  /** Ids; on this page only. */
  unstored: ReadonlySet<string>
  /** ISO 8601, UTC; "": all are here, null: unknown. */
  entriesSince: string | null
  /** How far the true time is ahead of the device's clock (ms). */
  clockAheadMs: number
  refused: readonly (PendingOperation & { refusal: Refusal })[]
}

/** What a device knows of her: the server's last answer, and what she did, also without room for it. */
export type Known = { snapshot: Snapshot | null; outbox: readonly PendingOperation[]; unstored: readonly string[] }

/** What has not changed since the view before is the same object, also the view itself. */
export function viewOf({ snapshot, outbox, unstored }: Known, before: View | undefined, deviceNowMs: number): View {
  const waiting = outbox.filter(({ refusal }) => !refusal).map(({ operation }) => operation)
  const pending = withSame(before?.pending, waiting)
  const synced = withSame(before?.synced, snapshot?.rows ?? noRows)
  const view: View = {
    rows: rowsOf(synced, pending, before),
    synced,
    isUnknown: snapshot === null,
    hasSynced: snapshot !== null && snapshot.version !== null,
    pending,
    unstored: before && isSameList([...before.unstored], unstored) ? before.unstored : new Set(unstored),
    entriesSince: snapshot && entriesSince(snapshot),
    clockAheadMs: clockAheadOf(snapshot, deviceNowMs),
    refused: withSame(
      before?.refused,
      outbox.filter((it): it is PendingOperation & { refusal: Refusal } => it.refusal !== undefined),
    ),
  }
  const isSame = before && (Object.keys(view) as (keyof View)[]).every((field) => view[field] === before[field])
  return isSame ? before : view
}

function rowsOf(synced: Rows, pending: readonly Operation[], before: View | undefined): Rows {
  const known = before?.pending ?? []
  const hasFolded = synced === before?.synced && known.every((operation, index) => operation === pending[index])
  if (hasFolded) return pending.slice(known.length).reduce(safeFold, before.rows)
  return withSame(before?.rows, pending.reduce(safeFold, synced))
}

/** The snapshot does not hold older entries. */
export function entriesOver(synced: Entries, pending: readonly Operation[], older: Entries): Entries {
  return pending.reduce(safeFold, { ...noRows, diaryEntries: { ...older, ...synced } }).diaryEntries
}

function safeFold(rows: Rows, operation: Operation): Rows {
  try {
    return fold(rows, operation)
  } catch {
    // Edited by hand: the server will refuse it.
    return rows
  }
}
