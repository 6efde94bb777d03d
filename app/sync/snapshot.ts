import type { DeviceStorage } from "#app/storage/device.ts"
import { createParsed, type Parsed } from "#app/storage/parsed.ts"
import { daysAtHand } from "#domain/days/day-record.ts"
import { isNewer, newestFirst, type SyncedEntry } from "#domain/diary/diary.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows, nounsOfPurpose } from "#domain/nouns/nouns.ts"
import type { RowChange, SyncAnswer } from "#domain/operations/operations.ts"
import type { SyncedConsent } from "#domain/privacy/consent.ts"

export type Snapshot = {
  schemaVersion: number
  /** The version of the server's last answer; null asks for the initial rows. */
  version: number | null
  epoch?: string
  /** How far the server's clock is ahead of the device's, in ms. */
  clockAheadMs: number
  /** The server's time in its last answer (ISO 8601, UTC). */
  answeredAt?: string
  hasAllEntries: boolean
  rows: Rows
  /** True after a sign-out: only the consents are left, and the epoch by which a restored server is noticed. */
  isEmptied?: boolean
}

/** Raised when the stored format changes; devices then fetch everything again. */
export const snapshotSchemaVersion = 1
/** Ten entries are shown; the others are a reserve that replaces deleted ones without a request. */
const entriesMax = 30
const endOfTime = "9999"
const entriesOfBeginning = 20
const entriesShown = 10

const prefix = "florescer:snapshot:"
export const snapshotKey = (userId: string) => prefix + userId
export const isSnapshotKey = (key: string) => key.startsWith(prefix)

/** Removes all rows of the user but the consents, and keeps the epoch by which a restored server is noticed. */
export function emptiedSnapshot(snapshot: Snapshot): Snapshot {
  const rows = { ...noRows, consents: snapshot.rows.consents }
  return { ...snapshot, version: null, hasAllEntries: false, rows, isEmptied: true }
}

export function createSnapshotRecord(storage: DeviceStorage, userId: string): Parsed<Snapshot> {
  return createParsed(storage, snapshotKey(userId), snapshotOf)
}

function snapshotOf(value: unknown): Snapshot | null {
  const stored = value as Snapshot | null
  if (stored?.schemaVersion !== snapshotSchemaVersion || !isRecord(stored.rows)) return null
  if (Object.values(stored.rows).some((noun) => !isRecord(noun))) return null
  const isWhole = Object.keys(noRows).every((noun) => isRecord(stored.rows[noun as keyof Rows]))
  // A snapshot stored by a release with fewer nouns is shown, and fetched again.
  return isWhole ? stored : { ...stored, version: null, rows: { ...noRows, ...stored.rows } }
}

function isRecord(value: unknown) {
  return typeof value === "object" && value !== null
}

export function isLaterSnapshot(one: Snapshot, other: Snapshot): boolean {
  return one.epoch === other.epoch && one.version !== null && other.version !== null && one.version > other.version
}

/** Network latency alone shifts the estimate by up to this much. */
const clockToleranceMs = 1000
/**
 * The stored time of the server's last answer may be this much too early, because it is not written at every answer. A
 * clock that is set back counts as at least that time.
 */
const answerLastsMs = 60 * 60_000

/** True if the snapshots differ only slightly, in the time of the answer and in the estimated clock. */
export function isSameSnapshot(next: Snapshot, before: Snapshot): boolean {
  const answeredMs = ({ answeredAt }: Snapshot) => Date.parse(answeredAt ?? "")
  return (
    next.rows === before.rows &&
    next.version === before.version &&
    next.epoch === before.epoch &&
    Math.abs(next.clockAheadMs - before.clockAheadMs) <= clockToleranceMs &&
    Math.abs(answeredMs(next) - answeredMs(before)) < answerLastsMs
  )
}

export type Pages = { first: SyncAnswer; changes: RowChange[]; clockAheadMs: number }

export function nextSnapshot(before: Snapshot | null, { first, changes, clockAheadMs }: Pages): Snapshot {
  const { version, epoch, isWhole } = first
  if (before && !isWhole && changes.length === 0 && version === before.version)
    return { ...before, epoch, clockAheadMs, answeredAt: first.now }
  const known = isWhole || !before ? noRows : before.rows
  const rows = withChanges(known, changes)
  if (!isWhole && before && !before.hasAllEntries) rows.diaryEntries = withoutGaps(before, rows.diaryEntries)
  const entries = Object.keys(rows.diaryEntries).length
  const hasAllEntries = isWhole ? entries < entriesOfBeginning : before?.hasAllEntries === true && entries <= entriesMax
  return {
    schemaVersion: snapshotSchemaVersion,
    // After many deletions fewer entries are left than the screen shows, so null requests the initial rows again.
    version: !isWhole && !hasAllEntries && entries < entriesShown ? null : version,
    epoch,
    clockAheadMs,
    answeredAt: first.now,
    hasAllEntries,
    rows: {
      ...rows,
      diaryEntries: newest(rows.diaryEntries),
      checkIns: latestDays(rows.checkIns),
      water: latestDays(rows.water),
      weights: latestDays(rows.weights),
    },
  }
}

/**
 * Returns how far to move the device's clock, in ms. The result is never before the server's last answer, however far
 * the clock is set back.
 */
export function clockAheadOf(snapshot: Snapshot | null, deviceNowMs: number): number {
  if (!snapshot) return 0
  const { clockAheadMs, answeredAt } = snapshot
  return answeredAt ? Math.max(clockAheadMs, Date.parse(answeredAt) - deviceNowMs) : clockAheadMs
}

/**
 * Merges an answer's changes into the snapshot. Unchanged rows stay the same objects, so that nothing renders again.
 */
function withChanges(before: Rows, changes: RowChange[]): Rows {
  const rows: { [noun: string]: { [key: string]: unknown } } = { ...before }
  const forgotten: { [noun: string]: number } = {}
  for (const { noun, key, row } of changes) {
    if (noun !== "consents") continue
    const purpose = key as keyof typeof nounsOfPurpose
    const { forgottenVersion } = row as SyncedConsent
    if (forgottenVersion <= (before.consents[purpose]?.forgottenVersion ?? 0)) continue
    for (const gone of nounsOfPurpose[purpose] ?? []) {
      rows[gone] = {}
      forgotten[gone] = forgottenVersion
    }
  }
  const copied = new Set<string>()
  for (const { noun, key, row, version } of changes) {
    // Rows are skipped if their noun belongs to a newer release, or if they are older than the withdrawal of its
    // consent.
    if (!rows[noun] || version <= (forgotten[noun] ?? -1)) continue
    const ofNoun = copied.has(noun) ? rows[noun] : { ...rows[noun] }
    copied.add(noun)
    rows[noun] = ofNoun
    if (row === null) delete ofNoun[key]
    else ofNoun[key] = row
  }
  return rows as unknown as Rows
}

/**
 * Returns the time of the oldest diary entry in the snapshot, which has all later ones but perhaps not all of exactly
 * that time; "" if it has all entries.
 */
export function entriesSince({ hasAllEntries, rows }: Snapshot): string {
  if (hasAllEntries) return ""
  return oldestOf(rows.diaryEntries)?.createdAt ?? endOfTime
}

/**
 * Drops entries older than the oldest in the snapshot: an old entry that was changed arrives without its neighbours.
 */
function withoutGaps(before: Snapshot, entries: Rows["diaryEntries"]): Rows["diaryEntries"] {
  const oldest = oldestOf(before.rows.diaryEntries)
  return byId(Object.values(entries).filter((entry) => oldest && !isNewer(oldest, entry)))
}

function newest(entries: Rows["diaryEntries"]): Rows["diaryEntries"] {
  return byId(newestFirst(Object.values(entries)).slice(0, entriesMax))
}

function oldestOf(entries: Rows["diaryEntries"]): SyncedEntry | undefined {
  return newestFirst(Object.values(entries)).at(-1)
}

export function byId(entries: readonly SyncedEntry[]): Rows["diaryEntries"] {
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]))
}

function latestDays<Row>(byDate: { [date: string]: Row }): { [date: string]: Row } {
  const dates = Object.keys(byDate)
  if (dates.length <= daysAtHand) return byDate
  const latest = dates.sort().slice(-daysAtHand)
  return Object.fromEntries(latest.map((date) => [date, byDate[date] as Row]))
}
