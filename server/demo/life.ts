import { consentPurposes, consentVersions } from "#domain/consent.ts"
import { addDaysTo } from "#domain/day-record.ts"
import { firstJourneyId } from "#domain/journey.ts"
import type { Language } from "#domain/language.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { defaultProfile } from "#domain/profile.ts"
import { checklistItems } from "#domain/progress.ts"
import { daysBeforeFirst, demoDays, hardNightOn, journeySteps, shoppedOn, toldDays, weights, written } from "./days.ts"
import { createRandom } from "./random.ts"
import type { DemoTexts } from "./texts.ts"

export type LifeDay = { date: string; operations: Operation[] }
type Life = { texts: DemoTexts; language: Language; today: string; seed: number; momentOf: MomentOf }
/** ISO 8601, UTC, of HH:MM where she is. */
export type MomentOf = (date: string, time: string) => string

const shopped = ["egg", "banana", "rice", "chickenBreast", "sweetPotato", "oats"]

/** Earliest first; the same for the same seed. */
export function lifeOf({ texts, language, today, seed, momentOf }: Life): LifeDay[] {
  const random = createRandom(seed)
  const dateOf = (day: number) => addDaysTo(today, day - demoDays)
  const journeyIds = [1, 2, 3].map((journey) => {
    return journey === 1 ? firstJourneyId : random.id(momentOf(dateOf(journey === 2 ? 18 : 36), "07:00"))
  })

  function operationsOf(day: number): Operation[] {
    const date = dateOf(day)
    const operations: Operation[] = []
    function at<Name extends OperationName>(time: string, name: Name, args: OperationArgs[Name]) {
      const moment = new Date(Date.parse(momentOf(date, time)) + random.upTo(40_000)).toISOString()
      operations.push({ id: random.id(moment), name, args, at: moment, schemaVersion: operationsVersion } as Operation)
      return moment
    }

    if (day === 1) tellOfHerself(at)
    const [sleepHours, mood, energy, bloating, glasses] = toldDays[day - 1] ?? [null, null, null, null, 0]
    if (sleepHours !== null) at("07:10", "sleepAnswered", { date, hours: sleepHours })
    for (const [question, score] of Object.entries({ energy, mood, bloating })) {
      if (score !== null) at("07:12", "checkInAnswered", { date, question: question as "mood", score })
    }
    for (let glass = 0; glass < glasses + (glasses > 0 ? random.upTo(1) : 0); glass++) {
      const time = `${String(7 + glass).padStart(2, "0")}:30`
      at(time, "glassDrunk", { date, glassId: random.id(momentOf(date, time)) })
    }
    stepOn(day, at, date)
    const kg = weights[day]
    if (kg !== undefined) {
      at("08:05", "weightLogged", { date, kg })
      at("08:06", "profileChanged", { fields: { currentWeightKg: kg } })
    }
    if (day === shoppedOn) at("10:20", "shoppingItemsTicked", { foods: shopped, isTicked: true })
    for (const { time, mood, entry } of written.filter((each) => each.day === day)) {
      const createdAt = momentOf(date, time)
      const entryId = random.id(createdAt)
      at(time, "entryWritten", { entryId, mood, notes: texts.entries[entry], createdAt })
    }
    return operations.sort((one, other) => (one.at < other.at ? -1 : 1))
  }

  type At = <Name extends OperationName>(time: string, name: Name, args: OperationArgs[Name]) => string

  function tellOfHerself(at: At) {
    for (const purpose of consentPurposes.filter((each) => each !== "questions" && each !== "ratings")) {
      at("06:30", "consentGiven", { purpose, textVersion: consentVersions[purpose], language })
    }
    const { name, entries: _entries, ...told } = texts
    at("06:40", "onboardingAnswered", {
      answers: { ...told, breastfeeding: "yes", goals: ["More energy", "Improve sleep"], cookingLevel: "Beginner" },
    })
    const birthDate = addDaysTo(dateOf(1), -daysBeforeFirst)
    at("06:42", "householdChanged", { fields: { people: 2, minutes: 20, priceBand: 2, birthDate } })
    const profile = defaultProfile(name, dateOf(1))
    const herOwn = { age: 31, heightCm: 164, currentWeightKg: 77.2, desiredWeightKg: 70, avgSleepHours: 4 }
    at("06:45", "profileChanged", { fields: { ...profile, ...herOwn, waterIntakeLitres: 2, menstrualCycle: false } })
  }

  function stepOn(day: number, at: At, date: string) {
    const step = journeySteps.find(({ on }) => on === day)
    const journeyId = step && journeyIds[step.journey - 1]
    if (!step || !journeyId) return
    if (step.day === 1 && step.journey > 1) at("07:00", "journeyStarted", { journeyId, week: step.journey })
    if (day === hardNightOn) at("07:40", "hardNightSet", { journeyId, day: step.day, meals: ["dinner"] })
    const times = ["08:15", "12:40", "16:10", "17:30"]
    for (const [index, item] of checklistItems.slice(0, step.items).entries()) {
      at(times[index] ?? "18:00", "itemDone", { journeyId, day: step.day, item, date })
    }
  }

  return toldDays.map((_, index) => ({ date: dateOf(index + 1), operations: operationsOf(index + 1) }))
}
