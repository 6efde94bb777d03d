import * as z from "zod/mini"
import { calendarDateSchema } from "../days/check-in.ts"
import { oneLineSchema } from "../one-line.ts"
import { timeOfDaySchema } from "../reminders/reminder-times.ts"
import { type ById, mergeFields, withoutOldRemoved } from "../timestamped.ts"
import { patients } from "./visits.ts"

export const medicineNameMax = 60
export const medicineTimesMost = 6
/** The app accepts no more medicines than this; the server limits only the row's length. */
export const medicinesMost = 20

/** A medicine or vitamin, named as she writes it. Without times it has no reminders. */
export const medicineSchema = z.strictObject({
  name: oneLineSchema(medicineNameMax).check(z.minLength(1)),
  times: z.array(timeOfDaySchema).check(z.maxLength(medicineTimesMost)),
  /** The last day on which it is taken; null if the end is unknown. */
  untilDate: z.nullable(calendarDateSchema),
  patient: z.enum(patients),
})
export type Medicine = z.infer<typeof medicineSchema>
/** Medicines by id; null means removed. */
export type Medicines = ById<Medicine>

/** Adds a medicine or replaces it as a whole; of two changes the later wins. */
export function withMedicine(
  before: Medicines | null | undefined,
  medicineId: string,
  { times, ...medicine }: Medicine,
  { at, now }: { at: string; now?: string },
): Medicines {
  const noted = { ...medicine, times: [...new Set(times)].sort() }
  return withoutOldRemoved(mergeFields(before, { [medicineId]: noted }, at, now), at)
}

export type MedicineOfId = Medicine & { medicineId: string }

/** The medicines in the order in which they were noted. Quiet mode (after a loss) leaves out those of the baby. */
export function medicinesOf(medicines: Medicines | null | undefined, isSilent: boolean): MedicineOfId[] {
  const all = Object.entries(medicines?.values ?? {}).flatMap(([medicineId, medicine]) =>
    medicine && !(isSilent && medicine.patient === "baby") ? [{ medicineId, ...medicine }] : [],
  )
  // Ids are UUIDv7, which sort by time.
  return all.sort((one, other) => (one.medicineId < other.medicineId ? -1 : 1))
}

/** True if the medicine is still taken on a date (YYYY-MM-DD). */
export function isTakenOn({ untilDate }: Pick<Medicine, "untilDate">, date: string): boolean {
  return untilDate === null || date <= untilDate
}
