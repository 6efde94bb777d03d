import fc from "fast-check"
import { answerThemes } from "#domain/answer-theme.ts"
import { checkInQuestions } from "#domain/check-in.ts"
import { consentPurposes, consentVersions } from "#domain/consent.ts"
import { moods, notesMaxLength } from "#domain/diary.ts"
import { storedBadges } from "#domain/earned-badge.ts"
import { helperLinkDays, helperNameMaxLength, helperParts } from "#domain/helper-link.ts"
import { currentJourneyId, firstJourneyId, markedMeals } from "#domain/journey.ts"
import { languages } from "#domain/language.ts"
import { cookingLevels, goals, longTextMaxLength, shortTextMaxLength } from "#domain/onboarding.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { slots } from "#domain/plan/slots.ts"
import { reminders } from "#domain/preferences.ts"
import { activityLevels, type Bounds, birthTypes, profileBounds } from "#domain/profile.ts"
import { checklistItems, programmeDays } from "#domain/progress.ts"
import { meals } from "#domain/recipe.ts"
import { timesMost } from "#domain/reminder-times.ts"
import { concernLevels } from "#domain/safety/concern.ts"
import { questionMaxLength } from "#domain/support-question.ts"
import { teamTextMaxLength } from "#domain/team.ts"

const ids = (group: number) => Array.from({ length: 9 }, (_, at) => `0198a3d0-000${group}-7000-8000-00000000000${at}`)

/** What the mother who sends nothing has: the others name her rows by them. */
export const bystanderIds = ids(1)
/** Few, so that operations meet on one row. */
const commonIds = ids(2)
const id = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...commonIds) },
  { weight: 1, arbitrary: fc.constantFrom(...bystanderIds) },
  { weight: 2, arbitrary: fc.uuid({ version: [4, 7] }) },
)

const msPerDay = 24 * 60 * 60 * 1000
const nowMs = Date.parse("2026-11-21T09:00:00.000Z")
const moment = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -40 * msPerDay, max: 0 }).map((ms) => new Date(nowMs + ms).toISOString()) },
  { weight: 2, arbitrary: fc.constantFrom("2026-11-21T08:00:00.000Z", "2026-11-21T09:00:00.000Z") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "0000-01-01T00:00:00.000Z",
      "0001-01-01T00:00:00.000Z",
      "1969-12-31T23:59:59.999Z",
      "2024-02-29T23:59:59.999Z",
      "2026-11-21T09:00:00.001Z",
      "2026-11-22T00:00:00.000Z",
      "2038-01-19T03:14:08.000Z",
      "9999-12-31T23:59:59.999Z",
    ),
  },
)
const date = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 33 }).map((days) => dateBefore(days)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("0000-01-01", "0001-01-01", "2024-02-29", "2026-11-22", "2026-11-23", "9999-12-31"),
  },
)
function dateBefore(days: number) {
  return new Date(nowMs - days * msPerDay).toISOString().slice(0, 10)
}

/** Storable text of at most so many UTF-16 units that trimming leaves as it is, now and then as long as it may be. */
function text(maxLength: number, minLength = 1) {
  const short = fc.string({ unit: "grapheme", minLength, maxLength: 12 }).map((it) => it.trim().slice(0, maxLength))
  const usual = short.map((it) => (it.isWellFormed() && it.length >= minLength ? it : "ção"))
  const hostile = fc.constantFrom("__proto__", "null", "' or 1=1 --", "<b>x</b>", "{{7*7}}", "$1", "%00", "\u202e🌸")
  const longest = fc.constantFrom("a", "é", "\u{10ffff}").map((it) => it.repeat(maxLength / it.length))
  return fc.oneof(
    { weight: 60, arbitrary: usual },
    { weight: 8, arbitrary: hostile },
    { weight: 1, arbitrary: longest },
  )
}

function within({ min, max, step }: Bounds) {
  return fc.integer({ min: min / step, max: max / step }).map((steps) => Number((steps * step).toFixed(1)))
}

function some<Values extends object>(values: { [Field in keyof Values]-?: fc.Arbitrary<Values[Field]> }) {
  const partial = fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Partial<Values>>
  return partial.filter((fields) => Object.keys(fields).length > 0)
}

const language = fc.constantFrom(...languages)
const journeyId = fc.oneof(fc.constantFrom(firstJourneyId, currentJourneyId), id)
const day = fc.integer({ min: 1, max: programmeDays })
const flag = fc.boolean()
const food = fc.constantFrom("oats", "milk", "egg", "chicken", "constructor", "toString", `a${"b".repeat(59)}`)
const foods = fc.array(food, { maxLength: 5 })
const time = fc.constantFrom("00:00", "07:30", "12:00", "23:59")
const times = (most: number) => fc.array(time, { maxLength: most })
const entry = { mood: fc.constantFrom(...moods), notes: text(notesMaxLength) }
const base64url = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."AZaz09-_"), minLength: length, maxLength: length })
const endpoint = fc.constantFrom(
  "https://push.example.com/one",
  "https://push.example.com/two",
  `https://push.example.com/${"a".repeat(970)}`,
)

const dishes = fc.dictionary(fc.constantFrom(...slots), fc.integer({ min: 1, max: 10_000 }), { maxKeys: 21 })

/** Valid arguments of every operation. */
const argsOf: { [Name in OperationName]: fc.Arbitrary<OperationArgs[Name]> } = {
  journeyStarted: fc.record(
    { journeyId: id, week: fc.integer({ min: 1, max: 10_000 }) },
    { requiredKeys: ["journeyId"] },
  ),
  itemDone: fc.record(
    { journeyId, day, item: fc.constantFrom(...checklistItems), date },
    { requiredKeys: ["journeyId", "day", "item"] },
  ),
  mealEaten: fc.record({ journeyId, day, meal: fc.constantFrom(...markedMeals) }),
  dishesPlanned: fc.record({
    journeyId,
    dishes: dishes.filter((it) => Object.keys(it).length > 0),
  }),
  foodStruck: fc.record({ journeyId, food, dishes }),
  foodPutBack: fc.record({ journeyId, food }),
  hardNightSet: fc.record({ journeyId, day, meals: fc.uniqueArray(fc.constantFrom(...meals)) }),
  checkInAnswered: fc.record({
    date,
    question: fc.constantFrom(...checkInQuestions),
    score: fc.integer({ min: 1, max: 5 }),
  }),
  sleepAnswered: fc.record({ date, hours: fc.option(fc.integer({ min: 0, max: 48 }).map((halves) => halves / 2)) }),
  glassDrunk: fc.record({ date, glassId: id }),
  glassTakenBack: fc.record({ date, glassId: id }),
  weightLogged: fc.record({
    date,
    kg: fc.option(within(profileBounds.currentWeightKg)) as fc.Arbitrary<number | null>,
  }),
  badgeEarned: fc.record({ badge: fc.constantFrom(...storedBadges), date }),
  entryWritten: fc.record({ entryId: id, ...entry, createdAt: moment }),
  entryEdited: fc.record({ entryId: id, base: id, ...entry, createdAt: moment }),
  entryDeleted: fc.record({ entryId: id, base: id }, { requiredKeys: ["entryId"] }),
  conflictSettled: fc.record({
    entryId: id,
    entryRevision: id,
    copyId: id,
    copyRevision: id,
    keep: fc.constantFrom("entry", "copy", "both"),
  }),
  profileChanged: fc.record({
    fields: some({
      fullName: text(50),
      age: within(profileBounds.age),
      heightCm: within(profileBounds.heightCm),
      currentWeightKg: within(profileBounds.currentWeightKg),
      desiredWeightKg: within(profileBounds.desiredWeightKg),
      isBreastfeeding: flag,
      birthType: fc.constantFrom(...birthTypes),
      avgSleepHours: within(profileBounds.avgSleepHours),
      dailyMeals: within(profileBounds.dailyMeals),
      waterIntakeLitres: within(profileBounds.waterIntakeLitres),
      activityLevel: fc.constantFrom(...activityLevels),
      menstrualCycle: flag,
      startDate: date,
    }),
  }),
  householdChanged: fc.record({
    fields: some({
      without: fc.array(fc.constantFrom("milk", "egg", "celery"), { maxLength: 300 }),
      notMeant: fc.array(fc.constantFrom("peanut", "soy"), { maxLength: 4 }),
      likes: foods,
      people: fc.integer({ min: 1, max: 8 }),
      minutes: fc.option(fc.integer({ min: 5, max: 240 })),
      priceBand: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const)),
      birthDate: fc.option(date),
      cooksOnFewDays: fc.boolean(),
    }),
  }),
  onboardingAnswered: fc.record({
    answers: some({
      postpartumWeeks: text(shortTextMaxLength, 0),
      breastfeeding: fc.option(fc.constantFrom("yes" as const, "no" as const)),
      restrictions: text(longTextMaxLength, 0),
      goals: fc.uniqueArray(fc.constantFrom(...goals)),
      timeAvailable: text(shortTextMaxLength, 0),
      cookingLevel: fc.option(fc.constantFrom(...cookingLevels)),
      weeklyBudget: text(shortTextMaxLength, 0),
      preferredFoods: text(longTextMaxLength, 0),
    }),
  }),
  preferencesChanged: fc.record({
    fields: some({
      ...(Object.fromEntries(reminders.map((name) => [name, flag])) as Record<(typeof reminders)[number], typeof flag>),
      numbersHidden: flag,
      wasAskedToRemind: flag,
    }),
  }),
  reminderTimesChanged: fc.record({
    fields: some({
      morningReminder: times(timesMost.morningReminder),
      mealReminders: times(timesMost.mealReminders),
      waterReminder: times(timesMost.waterReminder),
      dailyTips: times(timesMost.dailyTips),
      quietFrom: time,
      quietUntil: time,
      byMail: flag,
      timeZone: fc.constantFrom("America/Recife", "Pacific/Apia", "UTC"),
    }),
  }),
  reminderDeviceAdded: fc.record({
    endpoint,
    p256dh: base64url(86).map((key) => `BA${key.slice(1)}`),
    auth: base64url(22),
    language,
    isDiscreet: flag,
  }),
  reminderDeviceRemoved: fc.record({ endpoint }),
  foodsHadAtHome: fc.record({ foods: fc.array(food, { minLength: 1, maxLength: 300 }), isAtHome: flag }),
  shoppingItemsTicked: fc.record({ foods: fc.array(food, { minLength: 1, maxLength: 300 }), isTicked: flag }),
  helperLinkMade: fc.record({
    linkId: id,
    secretHash: base64url(43),
    name: text(helperNameMaxLength, 0),
    shows: fc.uniqueArray(fc.constantFrom(...helperParts), { minLength: 1 }),
    namesWithout: flag,
    language,
    days: fc.constantFrom(...helperLinkDays),
  }),
  helperLinkTakenBack: fc.record({ linkId: id }),
  questionAsked: fc.record(
    {
      questionId: id,
      text: text(questionMaxLength),
      language,
      chatAnswer: fc.record({
        kind: fc.constantFrom("entry", "offer", "plan"),
        entryIds: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 }),
      }),
      concern: fc.constantFrom(...concernLevels),
    },
    { requiredKeys: ["questionId", "text"] },
  ),
  questionTakenBack: fc.record({ questionId: id }),
  replySent: fc.record(
    { replyId: id, text: text(teamTextMaxLength), after: fc.option(id), answers: fc.array(id, { maxLength: 5 }) },
    { requiredKeys: ["replyId", "text", "after"] },
  ),
  replyRated: fc.record({ replyId: id, helped: flag }),
  repliesRead: fc.record({ until: moment }),
  conversationClosed: fc.record({ after: fc.option(id) }, { requiredKeys: [] }),
  answerRated: fc.record({
    month: fc.constantFrom("2026-10", "2026-11"),
    theme: fc.constantFrom(...answerThemes),
    isUseful: flag,
  }),
  consentGiven: fc.oneof(...consentPurposes.map(consentTo)),
  consentWithdrawn: fc.record({ purpose: fc.constantFrom(...consentPurposes) }),
  silenceSet: fc.record({ isOn: flag }),
}

function consentTo(purpose: (typeof consentPurposes)[number]) {
  const textVersion = fc.oneof(fc.constant(consentVersions[purpose]), fc.constantFrom(1, 1_000_000))
  return fc.record({ purpose: fc.constant(purpose), textVersion, language })
}

/** Without consent most is refused, so that it is withdrawn seldom. */
const rarely: OperationName[] = ["consentWithdrawn"]

/** A valid operation of any kind, of this version or of one that is still understood. */
export const validOperation: fc.Arbitrary<Operation> = fc.oneof(
  ...(Object.keys(argsOf) as OperationName[]).map((name) => ({
    weight: rarely.includes(name) ? 1 : 8,
    arbitrary: fc.record({
      id: fc.uuid({ version: 7 }),
      name: fc.constant(name),
      args: argsOf[name] as fc.Arbitrary<never>,
      at: moment,
      schemaVersion: fc.oneof(
        { weight: 9, arbitrary: fc.constant(operationsVersion) },
        fc.integer({ min: 2, max: operationsVersion }),
      ),
    }) as fc.Arbitrary<Operation>,
  })),
)
