import { noRows, nounsOfPurpose, type Rows, type SyncedConsent } from "#domain/operations/rows.ts"
import type { RowChange, SyncAnswer } from "#domain/operations/sync.ts"
import { type DeviceStorage, readJson } from "./device.ts"

/** What the server had when it last answered. */
export type Snapshot = {
  schemaVersion: number
  /** Up to which her rows are known; null: fetch all that a device begins with. */
  version: number | null
  epoch?: string
  /** By how much the server's clock is ahead of this device's, in milliseconds. */
  clockAheadMs: number
  /** The diary has no entries beyond those here. */
  hasAllEntries: boolean
  rows: Rows
}

/** Raised when what is stored changes its shape: the device then fetches everything anew. */
export const snapshotSchemaVersion = 1
/** The ten that are shown, and some in the place of those that she deletes. */
const entriesMax = 30
/** How many entries the server gives a device to begin with. */
const entriesOfBeginning = 20
const entriesShown = 10

const prefix = "florescer:snapshot:"
export const snapshotKey = (userId: string) => prefix + userId
export const isSnapshotKey = (key: string) => key.startsWith(prefix)

export function readSnapshot(storage: DeviceStorage, userId: string): Snapshot | null {
  const stored = readJson(storage, snapshotKey(userId)) as Snapshot | null
  if (stored?.schemaVersion !== snapshotSchemaVersion || !isRecord(stored.rows)) return null
  const isWhole = Object.keys(noRows).every((noun) => isRecord(stored.rows[noun as keyof Rows]))
  return isWhole ? stored : null
}

function isRecord(value: unknown) {
  return typeof value === "object" && value !== null
}

export function writeSnapshot(storage: DeviceStorage, userId: string, snapshot: Snapshot) {
  storage.setItem(snapshotKey(userId), JSON.stringify(snapshot))
}

/** Whether the server gave it later than the other one. */
export function isLaterSnapshot(one: Snapshot, other: Snapshot): boolean {
  return one.epoch === other.epoch && one.version !== null && other.version !== null && one.version > other.version
}

export type Pages = { first: SyncAnswer; changes: RowChange[]; clockAheadMs: number }

/** The snapshot after an answer, all pages of it. */
export function nextSnapshot(before: Snapshot | null, { first, changes, clockAheadMs }: Pages): Snapshot {
  const { version, epoch, isWhole } = first
  const known = isWhole || !before ? noRows : before.rows
  const rows = withChanges(known, changes)
  const entries = Object.keys(rows.diaryEntries).length
  const hasAllEntries = isWhole ? entries < entriesOfBeginning : before?.hasAllEntries === true && entries <= entriesMax
  return {
    schemaVersion: snapshotSchemaVersion,
    // Where she has deleted so many that older ones would show, those are fetched.
    version: !isWhole && !hasAllEntries && entries < entriesShown ? null : version,
    epoch,
    clockAheadMs,
    hasAllEntries,
    rows: { ...rows, diaryEntries: newest(rows.diaryEntries) },
  }
}

function withChanges(before: Rows, changes: RowChange[]): Rows {
  const rows = structuredClone(before) as { [noun: string]: { [key: string]: unknown } }
  const forgotten: { [noun: string]: number } = {}
  for (const { noun, key, row } of changes) {
    if (noun !== "consents") continue
    const purpose = key as keyof typeof nounsOfPurpose
    const { forgottenVersion } = row as SyncedConsent
    if (forgottenVersion <= (before.consents[purpose]?.forgottenVersion ?? 0)) continue
    // A withdrawal took along all that was stored for its purpose.
    for (const gone of nounsOfPurpose[purpose] ?? []) {
      rows[gone] = {}
      forgotten[gone] = forgottenVersion
    }
  }
  for (const { noun, key, row, version } of changes) {
    const ofNoun = rows[noun]
    // A noun of a later version of the app, or a row from before the withdrawal.
    if (!ofNoun || version <= (forgotten[noun] ?? -1)) continue
    if (row === null) delete ofNoun[key]
    else ofNoun[key] = row
  }
  return rows as Rows
}

function newest(entries: Rows["diaryEntries"]): Rows["diaryEntries"] {
  const sorted = Object.entries(entries).sort(([, one], [, other]) => (one.createdAt < other.createdAt ? 1 : -1))
  return Object.fromEntries(sorted.slice(0, entriesMax))
}
