import { v7 as uuidV7 } from "uuid"
import life from "#content/demo/life.json" with { type: "json" }
import type texts from "#content/demo/pt.json"
import { addDaysTo } from "#domain/days/day-record.ts"
import { firstJourneyId } from "#domain/journey/journey.ts"
import type { Language } from "#domain/language.ts"
import { type Operation, type OperationName, operationsVersion } from "#domain/operations/operations.ts"
import { type ConsentPurpose, consentVersions } from "#domain/privacy/consent.ts"

export type LifeDay = { date: string; operations: Operation[] }
type Life = { texts: typeof texts; language: Language; today: string; momentOf: MomentOf }
/** Converts a date and HH:MM in the mother's time zone to ISO 8601, UTC. */
export type MomentOf = (date: string, time: string) => string

type Written = [time: string, name: OperationName, args: object]
const days = life as unknown as readonly Written[][]
export const demoDays = days.length

/** The baby's age in days on the demonstration's first day. */
const daysBeforeFirst = 5

/**
 * The demonstration's operations by day, up to today. A value "$name" in life.json stands for a value of that day, for
 * one of the demonstration's texts, or for a new id.
 */
export function lifeOf({ texts, language, today, momentOf }: Life): LifeDay[] {
  const firstDay = addDaysTo(today, 1 - demoDays)
  const { entries, ...told } = texts
  const ofLife = {
    ...told,
    ...entries,
    language,
    firstDay,
    birthDate: addDaysTo(firstDay, -daysBeforeFirst),
    journey1: firstJourneyId,
    journey2: uuidV7(),
    journey3: uuidV7(),
  }
  return days.map((operations, index) => {
    const date = addDaysTo(firstDay, index)
    return { date, operations: operations.map(([time, name, args]) => operationAt(time, name, args, date)) }
  })

  function operationAt(time: string, name: OperationName, args: object, date: string) {
    const moment = momentOf(date, time)
    const msecs = Date.parse(moment)
    const textVersion = "purpose" in args && consentVersions[args.purpose as ConsentPurpose]
    const values: Record<string, unknown> = { ...ofLife, date, moment, textVersion }
    const filled = JSON.parse(JSON.stringify(args), (_key, value) => {
      if (value === "$newId") return uuidV7({ msecs })
      return typeof value === "string" && value.startsWith("$") ? values[value.slice(1)] : value
    })
    return { id: uuidV7({ msecs }), name, args: filled, at: moment, schemaVersion: operationsVersion } as Operation
  }
}
