import * as z from "zod/mini"
import { type Moment, mergedOwn, noun, ownKey, readsOwn, rowMaxLength, type Written } from "../nouns/noun.ts"
import { own } from "../own.ts"
import { type ById, mergeFields, type Timestamped, withoutOldRemoved } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import { type Medicines, medicineSchema, withMedicine } from "./medicines.ts"
import { offerIdSchema, patients, type Visits, visitSchema, withVisit, withVisitDone } from "./visits.ts"

const changedAt = z.record(z.string(), z.string())
const patient = z.enum(patients)
const storedVisit = z.looseObject({
  what: z.string(),
  date: z.string(),
  time: z.string(),
  place: z.optional(z.string()),
  patient,
  offer: z.optional(z.string()),
})
const storedMedicine = z.looseObject({
  name: z.string(),
  times: z.array(z.string()),
  untilDate: z.nullable(z.string()),
  patient,
})
const marks = z.looseObject({ values: z.record(z.string(), z.boolean()), changedAt })
const visitsSchema: z.ZodMiniType<Visits> = z.extend(byId(storedVisit), { done: z.optional(marks) })
const medicinesSchema: z.ZodMiniType<Medicines> = byId(storedMedicine)

function byId<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.looseObject({ values: z.record(z.string(), z.nullable(entry)), changedAt })
}

/** Dismissed offers by id; false offers one again. */
type StruckOffers = Timestamped<{ [offer: string]: boolean }>

declare module "../nouns/noun.ts" {
  interface Rows {
    visits: { [ownKey]?: Visits }
    medicines: { [ownKey]?: Medicines }
    struckOffers: { [ownKey]?: StruckOffers }
  }
}

export const visits = noun("visits", {
  kind: "visits",
  purpose: "visits",
  byToken: true,
  row: {
    schema: visitsSchema,
    isOne: true,
    limits: { length: 2 * rowMaxLength, argument: "what" },
    exported: (visits, { version }) => ({ version, visits }),
  },
})

export const medicines = noun("medicines", {
  kind: "visits",
  purpose: "visits",
  byToken: true,
  row: {
    schema: medicinesSchema,
    isOne: true,
    limits: { length: rowMaxLength, argument: "name" },
    exported: (medicines, { version }) => ({ version, medicines }),
  },
})

export const struckOffers = noun("struckOffers", {
  kind: "visits",
  purpose: "visits",
  byToken: false,
  row: {
    schema: marks,
    isOne: true,
    limits: { length: rowMaxLength, argument: "offer" },
    exported: (offers, { version }) => ({ version, offers }),
  },
})

/**
 * Does nothing if there is no such entry. A removal that arrives after a withdrawal must not store a row that notes the
 * entry as removed.
 */
function removed<Entry>(row: ById<Entry> | null | undefined, id: string, { at, now }: Moment): Written<ById<Entry>> {
  if (!own(row?.values, id)) return {}
  const without: Partial<ById<Entry>["values"]> = { [id]: null }
  return { [ownKey]: withoutOldRemoved(mergeFields(row, without, at, now), at) }
}

/** Removing needs no consent, because she may always remove what is stored. */
export const visitOperations = {
  visitNoted: visits.operation({
    args: z.strictObject({ visitId: uuidSchema, ...visitSchema.shape }),
    reads: readsOwn,
    apply: (rows, { visitId, ...visit }, moment) => ({ [ownKey]: withVisit(rows[ownKey], visitId, visit, moment) }),
  }),
  visitDone: visits.operation({
    args: z.strictObject({ visitId: uuidSchema, isDone: z.boolean() }),
    reads: readsOwn,
    apply(rows, { visitId, isDone }, moment) {
      const done = withVisitDone(rows[ownKey], visitId, isDone, moment)
      const changed: Written<Visits> = done ? { [ownKey]: done } : {}
      return changed
    },
  }),
  visitRemoved: visits.operation({
    args: z.strictObject({ visitId: uuidSchema }),
    purpose: undefined,
    reads: readsOwn,
    apply: (rows, { visitId }, moment) => removed(rows[ownKey], visitId, moment),
  }),
  medicineNoted: medicines.operation({
    args: z.strictObject({ medicineId: uuidSchema, ...medicineSchema.shape }),
    reads: readsOwn,
    apply: (rows, { medicineId, ...medicine }, moment) => ({
      [ownKey]: withMedicine(rows[ownKey], medicineId, medicine, moment),
    }),
  }),
  medicineRemoved: medicines.operation({
    args: z.strictObject({ medicineId: uuidSchema }),
    purpose: undefined,
    reads: readsOwn,
    apply: (rows, { medicineId }, moment) => removed(rows[ownKey], medicineId, moment),
  }),
  /** With `isStruck` false, a dismissed visit or vaccine is offered again. */
  offerStruck: struckOffers.operation({
    args: z.strictObject({ offer: offerIdSchema, isStruck: z.boolean() }),
    reads: readsOwn,
    apply: (rows, { offer, isStruck }, moment) => mergedOwn(rows, { [offer]: isStruck }, moment),
  }),
}
