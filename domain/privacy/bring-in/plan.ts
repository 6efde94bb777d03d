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

/** More operations would not fit into the storage that browsers give a site. */
const stepsMost = 4000

export const kinds = Object.keys(stepsOf) as Kind[]

/** For each kind, the keys of the rows that the account already has. */
export type There = { [In in Kind]?: ReadonlySet<string> }

/** The number of rows of one kind in the file. `later` counts those beyond what one import or one day accepts. */
export type Count = { found: number; taken: number; there: number; unreadable: number; later: number }

export type Plan = { counts: { [In in Kind]: Count }; steps: Step[] }

/** The consent that a kind requires; undefined if it requires none. */
export function purposeOf(kind: Kind): ConsentPurpose | undefined {
  const { purpose } = nouns[kind] as { purpose?: ConsentPurpose }
  return purpose
}

/**
 * Plans the operations that import a file. They overwrite nothing that exists, respect every operation's limits, and
 * need her consent. `there` lists what the account already has of kinds with several rows.
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
  // The newest entries come first, so that the oldest are those that do not fit.
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

/** True if a user may have several rows of the kind. */
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

/** Returns a step as a valid operation within the operation's own limits, or null. */
function asValid({ name, args, at }: Step, now: string): Step | null {
  const parsed = definitionOf(name).args.safeParse(args)
  if (!parsed.success || Number.isNaN(Date.parse(at))) return null
  const moment = earlierOf(new Date(at).toISOString(), now)
  return { name, args: parsed.data, at: moment } as Step
}

/** Returns the item, under another id if necessary, or null if the account already has it. */
function freeOf(kind: Kind, item: unknown, there: ReadonlySet<string>): unknown {
  const key = keyOf(kind, item)
  if (!there.has(key)) return item
  if (kind !== "journeys" || key !== firstJourneyId) return null
  // The first week has the same id in every account, so an imported one gets an id made from its start.
  const id = idOfMoment((item as Journey).startedAt)
  return there.has(id) || there.has(nameOfFirst((item as Journey).startedAt)) ? null : { ...(item as Journey), id }
}

/**
 * A key in `There` for the first week that the account already has. It contains the week's start, so that importing the
 * week again finds it.
 */
function nameOfFirst(startedAt: string): string {
  return `${firstJourneyId} ${startedAt}`
}

/** A UUIDv7 made from a moment (ISO 8601, UTC); the same moment always gives the same id. */
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

/** True if the device holds all rows of the account, so that none must be requested. */
export function hasAllRows(rows: Rows, hasAllEntries: boolean): boolean {
  const dated = [rows.checkIns, rows.water, rows.weights]
  return hasAllEntries && dated.every((byDate) => Object.keys(byDate).length < daysAtHand)
}

/**
 * What the account already has, according to the device's rows and, if the device lacks some, to an export of the
 * account.
 */
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
