import { daysAtHand } from "../../days/day-record.ts"
import { entriesInAll, entriesPerDay, newestFirst } from "../../diary/diary.ts"
import { firstJourneyId, type Journey, journeysMax } from "../../journey/journey.ts"
import { type Noun, ownKey, type Rows } from "../../nouns/noun.ts"
import { nouns, rowOf } from "../../nouns/nouns.ts"
import { definitionOf } from "../../operations/operations.ts"
import { own } from "../../own.ts"
import { earlierOf } from "../../timestamped.ts"
import type { ConsentPurpose } from "../consent.ts"
import type { ExportedFile } from "./export-file.ts"
import { type Item, type Kind, type Step, stepsOf } from "./steps.ts"

/** More would not fit into what a browser keeps for a site. */
const stepsMost = 4000

export const kinds = Object.keys(stepsOf) as Kind[]

/** Keys of what is there, by kind. */
export type There = { [In in Kind]?: ReadonlySet<string> }

/** How many rows of one kind the file has: `later` are more than one time or one day takes. */
export type Count = { found: number; taken: number; there: number; unreadable: number; later: number }

export type Plan = { counts: { [In in Kind]: Count }; steps: Step[] }

/** The consent that a kind needs; undefined where it needs none. */
export function purposeOf(kind: Kind): ConsentPurpose | undefined {
  const { purpose } = nouns[kind] as { purpose?: ConsentPurpose }
  return purpose
}

/**
 * What is done to bring a file in: nothing over what is there, nothing that an operation does not take, nothing without
 * its consent. `there`: what the account has of other kinds than those of one row.
 */
export function planOf(
  file: ExportedFile,
  {
    rows,
    there,
    isAgreed,
    now,
  }: { rows: Rows; there: There; isAgreed: (purpose: ConsentPurpose) => boolean; now: string },
): Plan {
  const counts = {} as Plan["counts"]
  const steps: Step[] = []
  for (const kind of kinds) {
    const items = itemsOf(file, kind)
    const count: Count = { found: items.length, taken: 0, there: 0, unreadable: 0, later: 0 }
    counts[kind] = count
    const purpose = purposeOf(kind)
    if (purpose && !isAgreed(purpose)) continue
    let room = roomOf(kind, there[kind]?.size ?? 0)
    for (const item of items) {
      const judged = judge(kind, item, { file, rows, there: there[kind] ?? new Set(), now })
      if (judged === "there" || judged === "unreadable") count[judged]++
      else if (room <= 0 || steps.length + judged.length > stepsMost) count.later++
      else {
        steps.push(...judged)
        count.taken++
        room--
      }
    }
  }
  return { counts, steps }
}

function roomOf(kind: Kind, there: number): number {
  if (kind === "diaryEntries") return Math.min(entriesPerDay, entriesInAll - there)
  if (kind === "journeys") return journeysMax - there
  return Number.POSITIVE_INFINITY
}

function itemsOf(file: ExportedFile, kind: Kind): unknown[] {
  const part = own<unknown>(file, kind)
  if (isOne(kind)) return part === null || part === undefined ? [] : [part]
  if (!Array.isArray(part)) return []
  // The oldest entries are those that do not fit at once.
  return kind === "diaryEntries" ? newestFirst(part.filter(isEntry)) : part
}

function isEntry(item: unknown): item is Item<"diaryEntries"> {
  const { createdAt, id } = (item ?? {}) as { createdAt?: unknown; id?: unknown }
  return typeof createdAt === "string" && typeof id === "string"
}

function isOne(kind: Kind): boolean {
  return rowOf<Noun>(kind).isOne === true
}

type CountedKind = { [In in Kind]: (typeof nouns)[In]["row"] extends { isOne: true } ? never : In }[Kind]

/** Whether a user may have several of it. */
export function isCounted(kind: Kind): kind is CountedKind {
  return !isOne(kind)
}

type Account = { file: ExportedFile; rows: Rows; there: ReadonlySet<string>; now: string }

function judge(kind: Kind, item: unknown, { file, rows, there, now }: Account): "there" | "unreadable" | Step[] {
  try {
    const free = isOne(kind) ? item : freeOf(kind, item, there)
    if (free === null) return "there"
    const row = isOne(kind)
      ? (rows[kind] as { [ownKey]?: { changedAt?: { [field: string]: string } } })[ownKey]
      : undefined
    const isThere = (field: string) => own(row?.changedAt, field) !== undefined
    const of = stepsOf[kind] as (item: unknown, around: object) => Step[]
    const steps = of(free, { exportedAt: file.exportedAt, isThere })
    const valid = steps.flatMap((step) => asValid(step, now) ?? [])
    if (valid.length > 0) return valid
    return steps.length > 0 ? "unreadable" : "there"
  } catch {
    return "unreadable"
  }
}

/** A step of the file as a valid operation, within the operation's own limits; else null. */
function asValid({ name, args, at }: Step, now: string): Step | null {
  const parsed = definitionOf(name).args.safeParse(args)
  if (!parsed.success || Number.isNaN(Date.parse(at))) return null
  const moment = earlierOf(new Date(at).toISOString(), now)
  return { name, args: parsed.data, at: moment } as Step
}

/** Null where the account has it. */
function freeOf(kind: Kind, item: unknown, there: ReadonlySet<string>): unknown {
  const key = keyOf(kind, item)
  if (!there.has(key)) return item
  if (kind !== "journeys" || key !== firstJourneyId) return null
  // Every account's first week has the same name.
  const id = idOfMoment((item as Journey).startedAt)
  return there.has(id) || there.has(nameOfFirst((item as Journey).startedAt)) ? null : { ...(item as Journey), id }
}

/** In `There`, the first week's own mark beside its key: brought in twice, it is the same one. */
function nameOfFirst(startedAt: string): string {
  return `${firstJourneyId} ${startedAt}`
}

/** A UUIDv7 of that millisecond (ISO 8601, UTC), always the same. */
function idOfMoment(moment: string): string {
  const hex = Date.parse(moment).toString(16).padStart(12, "0")
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${"0".repeat(12)}`
}

function keyOf(kind: Kind, item: unknown): string {
  const { id, date, badge } = item as { id?: string; date?: string; badge?: string }
  const key = id ?? date ?? badge
  if (typeof key !== "string") throw new TypeError(`a row of ${kind} without a key`)
  return key
}

/** Whether a device has all the rows of an account at hand, which it must otherwise ask for. */
export function hasAllRows(rows: Rows, hasAllEntries: boolean): boolean {
  const dated = [rows.checkIns, rows.water, rows.weights]
  return hasAllEntries && dated.every((byDate) => Object.keys(byDate).length < daysAtHand)
}

/** What the account already has: by the device's rows, and by an export of it where the device lacks some. */
export function existingIn(rows: Rows, file?: ExportedFile): There {
  const listed = kinds.filter((kind) => !isOne(kind))
  const journeys = file ? (itemsOf(file, "journeys") as Journey[]) : []
  const keys = listed.map((kind) => {
    const ofFile = file ? itemsOf(file, kind).map((item) => keyOf(kind, item)) : []
    return [kind, new Set([...Object.keys(rows[kind]), ...ofFile])] as const
  })
  const first = own(rows.journeys, firstJourneyId) ?? journeys.find(({ id }) => id === firstJourneyId)
  const there: There = Object.fromEntries(keys)
  if (!first) return there
  return { ...there, journeys: new Set([...(there.journeys ?? []), nameOfFirst(first.startedAt)]) }
}
