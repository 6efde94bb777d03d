import * as z from "zod/mini"
import { type Weight, weightSchema } from "../evolution/weight.ts"
import { type EarnedBadge, type StoredBadge, storedBadges } from "../journey/earned-badge.ts"
import { noun } from "../nouns/noun.ts"
import { mergeFields, type Timestamped, timestampedSchema } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import {
  answersAsOne,
  calendarDateSchema,
  checkInQuestions,
  type DayAnswers,
  isTodaySomewhere,
  sleepHoursSchema,
} from "./check-in.ts"
import { daysAtHand, daysMost } from "./day-record.ts"
import { type Glasses, glassesSchema, withGlass, withoutGlass } from "./water.ts"

const answer = z.nullable(z.number())
const readsDate = ({ date }: { date: string }) => ({ keys: [date] })
declare module "../nouns/noun.ts" {
  interface Rows {
    checkIns: { [date: string]: Timestamped<DayAnswers> }
    water: { [date: string]: Glasses }
    weights: { [date: string]: Timestamped<Weight> }
    badges: { [Badge in StoredBadge]?: EarnedBadge }
  }
}

export const checkIns = noun("checkIns", {
  kind: "diary",
  purpose: "diary",
  byToken: true,
  row: {
    schema: timestampedSchema(z.object({ energy: answer, mood: answer, bloating: answer, sleepHours: answer })),
    sortOf: (date) => date,
    newest: daysAtHand,
    limits: { rows: daysMost, argument: "date" },
    exported(answers, { key: date }) {
      const told = answersAsOne(answers)
      return told && { date, ...told }
    },
  },
})
export const water = noun("water", {
  kind: "diary",
  purpose: "diary",
  byToken: true,
  row: {
    schema: glassesSchema,
    sortOf: (date) => date,
    newest: daysAtHand,
    limits: { rows: daysMost, argument: "date" },
    exported: (glasses, { key: date, version }) => ({ date, version, glasses }),
  },
})
export const weights = noun("weights", {
  kind: "body",
  purpose: "profile",
  byToken: true,
  row: {
    schema: timestampedSchema(z.object({ kg: z.nullable(z.number()) })),
    sortOf: (date) => date,
    newest: daysAtHand,
    limits: { rows: daysMost, argument: "date" },
    exported: ({ values, changedAt }, { key: date }) =>
      values.kg == null ? null : { date, kg: values.kg, changedAt: changedAt.kg ?? "" },
  },
})
export const badges = noun("badges", {
  kind: "diary",
  purpose: "diary",
  byToken: true,
  row: {
    schema: z.looseObject({ earnedOn: z.string() }),
    limits: { rows: storedBadges.length, argument: "badge" },
    exported: ({ earnedOn }, { key }) => ({ badge: key as StoredBadge, earnedOn }),
  },
})

/** Dates are in her time zone. For each answer, the latest value wins. */
export const checkInOperations = {
  checkInAnswered: checkIns.operation({
    args: z.strictObject({
      date: calendarDateSchema,
      question: z.enum(checkInQuestions),
      score: z.int().check(z.minimum(1), z.maximum(5)),
    }),
    reads: readsDate,
    apply: (days, { date, question, score }, { at, now }) => ({
      [date]: mergeFields<DayAnswers>(days[date], { [question]: score }, at, now),
    }),
  }),
  /** Null removes the answer. */
  sleepAnswered: checkIns.operation({
    args: z.strictObject({ date: calendarDateSchema, hours: z.nullable(sleepHoursSchema) }),
    reads: readsDate,
    apply: (days, { date, hours }, { at, now }) => ({
      [date]: mergeFields<DayAnswers>(days[date], { sleepHours: hours }, at, now),
    }),
  }),
}

const glass = z.strictObject({ date: calendarDateSchema, glassId: uuidSchema })

/** Glasses that are added on two devices add up. A glass that was removed stays removed. */
export const waterOperations = {
  glassDrunk: water.operation({
    args: glass,
    reads: readsDate,
    apply: (days, { date, glassId }) => ({ [date]: withGlass(days[date], glassId) }),
  }),
  glassTakenBack: water.operation({
    args: glass,
    reads: readsDate,
    apply: (days, { date, glassId }) => ({ [date]: withoutGlass(days[date], glassId) }),
  }),
}

/** For each calendar day the latest weight wins. */
export const weightOperations = {
  /** Null deletes the weight. */
  weightLogged: weights.operation({
    args: z.strictObject({ date: calendarDateSchema, kg: z.nullable(weightSchema) }),
    reads: readsDate,
    apply: (days, { date, kg }, { at, now }) => ({ [date]: mergeFields(days[date], { kg }, at, now) }),
  }),
}

/** An earned badge stays, with the first date that arrived. */
export const badgeOperations = {
  badgeEarned: badges.operation({
    args: z.strictObject({ badge: z.enum(storedBadges), date: calendarDateSchema }),
    reads: ({ badge }) => ({ keys: [badge] }),
    apply(earned, { badge, date }, { now }) {
      if (earned[badge]) return {}
      const today = now?.slice(0, 10)
      const isToCome = now && today && date > today && !isTodaySomewhere(date, new Date(now))
      return { [badge]: { earnedOn: isToCome ? today : date } }
    },
  }),
}
