import fc from "fast-check"
import type { AnswerTheme } from "#domain/chat/answer-theme.ts"
import { checkInQuestions } from "#domain/days/check-in.ts"
import { type StoredBadge, storedBadges } from "#domain/journey/earned-badge.ts"
import { type MarkedMeal, markedMeals } from "#domain/journey/journey.ts"
import { checklistItems, programmeDays } from "#domain/journey/progress.ts"
import type { Slot } from "#domain/plan/slots.ts"
import { consentPurposes } from "#domain/privacy/consent.ts"
import { reminders } from "#domain/profile/preferences.ts"
import type { Meal } from "#domain/recipes/recipe.ts"
import { type OtherAct, otherAct } from "./others.ts"

/** What becomes of a request: the first two are lost on the way there or back, the last two wait for a later step. */
const faults = ["dropRequest", "loseAnswer", "double", "holdRequest", "holdAnswer"] as const
export type Fault = "none" | (typeof faults)[number]

/** What she does on a screen; `which` chooses among what the screen shows. */
export type Act =
  | { name: "tick"; day: number; item: (typeof checklistItems)[number] }
  | { name: "startJourney" }
  | { name: "checkIn"; question: (typeof checkInQuestions)[number]; score: number; daysAgo: number }
  | { name: "sleep"; hours: number | null; daysAgo: number }
  | { name: "glass"; daysAgo: number }
  | { name: "takeGlassBack"; which: number }
  | { name: "weight"; kg: number | null; daysAgo: number }
  | { name: "badge"; badge: StoredBadge; daysAgo: number }
  | { name: "write"; many: { count: number; isLong: boolean } }
  | { name: "edit" | "takeBack"; which: number }
  | { name: "delete"; which: number; count: number }
  | { name: "settle"; which: number; keep: "entry" | "copy" | "both" }
  | { name: "profile"; field: "age" | "heightCm" | "fullName"; value: number }
  | { name: "onboarding"; field: "preferredFoods" | "weeklyBudget"; value: number }
  | { name: "preference"; field: (typeof reminders)[number]; isOn: boolean }
  | { name: "food"; value: number; isTicked: boolean }
  | { name: "strike"; value: number; slot: Slot; id: number }
  | { name: "putBack"; value: number }
  | { name: "have"; value: number; isAtHome: boolean }
  | { name: "ask" }
  | { name: "readReplies" }
  | { name: "closeConversation" }
  | { name: "rate"; which: number; helped: boolean }
  | { name: "agree" | "withdraw"; purpose: (typeof consentPurposes)[number] }
  | { name: "rateAnswer"; theme: AnswerTheme; helped: boolean }
  | { name: "silence"; isOn: boolean }
  | { name: "dish"; slot: Slot; id: number }
  | { name: "eat"; day: number; meal: MarkedMeal }
  | { name: "hardNight"; day: number; meals: Meal[] }
  | { name: "household"; people: number; minutes: number | null }
  | { name: "reminderTimes"; field: "morningReminder" | "dailyTips"; time: string }
  | OtherAct

export type Step =
  | { do: "act"; tab: number; act: Act }
  | { do: "sync"; tab: number; faults: Fault[]; crashAtWrite: number }
  | { do: "release"; which: number; isGivenUp: boolean }
  | { do: "reload"; tab: number }
  | { do: "refused"; tab: number; which: number; next: "tryAgain" | "discard" }
  | { do: "signIn"; device: number; mother: number | null }
  | { do: "storage"; device: number; isFull: boolean }
  | { do: "deviceClock"; device: number; offsetMs: number }
  | { do: "serverClock"; byMs: number }
  | { do: "reply"; mother: number }

export type Schedule = {
  offsetsMs: number[]
  hasLocks: boolean[]
  /** Whether a page hears of what another has stored. */
  hasEvents: boolean[]
  isConnectedFirst: boolean
  steps: Step[]
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const yearMs = 365 * dayMs

const which = fc.nat({ max: 3 })
const isOn = fc.boolean()
const value = fc.integer({ min: 0, max: 3 })

const tick = fc.record({
  name: fc.constant("tick" as const),
  day: fc.integer({ min: 1, max: 3 }).map((day) => Math.min(day, programmeDays)),
  item: fc.constantFrom(...checklistItems),
})
const checkIn = fc.record({
  name: fc.constant("checkIn" as const),
  question: fc.constantFrom(...checkInQuestions),
  score: fc.integer({ min: 1, max: 5 }),
  daysAgo: fc.nat({ max: 1 }),
})
const daysAgo = fc.nat({ max: 1 })
const ofDay = fc.oneof(
  fc.record({ name: fc.constant("sleep" as const), hours: fc.constantFrom(null, 0, 5.5, 24), daysAgo }),
  fc.record({ name: fc.constant("glass" as const), daysAgo }),
  fc.record({ name: fc.constant("takeGlassBack" as const), which }),
  fc.record({ name: fc.constant("weight" as const), kg: fc.constantFrom(null, 70.5, 71), daysAgo }),
  fc.record({ name: fc.constant("badge" as const), badge: fc.constantFrom(...storedBadges), daysAgo }),
)
/** A dozen are more than the diary shows; twenty long ones take several requests there, and more than one page back. */
const write = fc.record({
  name: fc.constant("write" as const),
  many: fc.oneof(
    { weight: 30, arbitrary: fc.constant({ count: 1, isLong: false }) },
    { weight: 1, arbitrary: fc.constant({ count: 12, isLong: false }) },
    { weight: 1, arbitrary: fc.constant({ count: 20, isLong: true }) },
  ),
})
const change = <Name extends string>(...names: Name[]) => fc.record({ name: fc.constantFrom(...names), which })
const profile = fc.record({
  name: fc.constant("profile" as const),
  field: fc.constantFrom("age" as const, "heightCm" as const, "fullName" as const),
  value,
})
const onboarding = fc.record({
  name: fc.constant("onboarding" as const),
  field: fc.constantFrom("preferredFoods" as const, "weeklyBudget" as const),
  value,
})
const ask = fc.record({ name: fc.constant("ask" as const) })
const ofTeam = fc.oneof(
  fc.record({ name: fc.constant("rate" as const), which, helped: isOn }),
  fc.record({
    name: fc.constant("rateAnswer" as const),
    theme: fc.constantFrom<AnswerTheme>("eating", "mind"),
    helped: isOn,
  }),
  fc.record({ name: fc.constant("readReplies" as const) }),
  fc.record({ name: fc.constant("closeConversation" as const) }),
)
const silence = fc.record({ name: fc.constant("silence" as const), isOn })
const consent = <Name extends string>(name: Name) =>
  fc.record({ name: fc.constant(name), purpose: fc.constantFrom(...consentPurposes) })

const edit = change("edit")
/** A dozen leave fewer than the diary shows. */
const count = fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(12) })
const deletion = fc.record({ name: fc.constant("delete" as const), which, count })
const removal = fc.oneof(deletion, change("takeBack"))
const settle = fc.record({
  name: fc.constant("settle" as const),
  which,
  keep: fc.constantFrom("entry" as const, "copy" as const, "both" as const),
})
const startJourney = fc.record({ name: fc.constant("startJourney" as const) })
const preference = fc.record({ name: fc.constant("preference" as const), field: fc.constantFrom(...reminders), isOn })
const food = fc.record({ name: fc.constant("food" as const), value, isTicked: isOn })
const have = fc.record({ name: fc.constant("have" as const), value, isAtHome: isOn })
const dish = fc.record({
  name: fc.constant("dish" as const),
  slot: fc.constantFrom<Slot>("1-lunch", "2-lunch"),
  id: fc.constantFrom(2, 47, 61),
})
const strike = fc.oneof(
  fc.record({
    name: fc.constant("strike" as const),
    value,
    slot: fc.constantFrom<Slot>("1-lunch", "2-lunch"),
    id: fc.constantFrom(2, 47),
  }),
  fc.record({ name: fc.constant("putBack" as const), value }),
)
const eat = fc.record({
  name: fc.constant("eat" as const),
  day: fc.constantFrom(1, 2),
  meal: fc.constantFrom(...markedMeals),
})
const hardNight = fc.record({
  name: fc.constant("hardNight" as const),
  day: fc.constantFrom(1, 2),
  meals: fc.constantFrom<Meal[]>([], ["dinner"], ["lunch", "dinner"]),
})
const household = fc.record({
  name: fc.constant("household" as const),
  people: fc.integer({ min: 1, max: 8 }),
  minutes: fc.constantFrom(null, 10, 45),
})
const reminderTimes = fc.record({
  name: fc.constant("reminderTimes" as const),
  field: fc.constantFrom("morningReminder" as const, "dailyTips" as const),
  time: fc.constantFrom("08:00", "09:30", "16:45"),
})
const [agree, withdraw] = [consent("agree"), consent("withdraw")]

/** Anything that she does with her own device alone. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(write, edit, removal) },
  { weight: 6, arbitrary: fc.oneof(tick, eat, checkIn, ofDay, startJourney) },
  {
    weight: 3,
    arbitrary: fc.oneof(profile, onboarding, preference, food, have, dish, strike, hardNight, household, reminderTimes),
  },
  { weight: 2, arbitrary: fc.oneof(ask, silence, agree) },
  { weight: 1, arbitrary: fc.oneof(ofTeam, withdraw) },
)

/** What a schedule is about: among everything at once, little would meet. */
const themes: fc.Arbitrary<Act>[][] = [
  [write, edit, edit, edit, removal, settle],
  [tick, tick, eat, startJourney, dish, strike, strike, hardNight],
  [checkIn, ofDay, ofDay, profile, onboarding, preference, food, have, silence, household, reminderTimes, otherAct],
  [agree, withdraw, write, edit, ofDay, profile, household, have, reminderTimes, dish, ask, removal],
  [ask, ask, ofTeam, ofTeam, change("takeBack"), agree, withdraw],
  [tick, startJourney, checkIn, write, edit, removal, settle, profile, preference, food, ask, silence, otherAct],
]

const offsetMs = fc.oneof(fc.constantFrom(0, hourMs, -yearMs, yearMs), fc.integer({ min: -yearMs, max: yearMs }))
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 1, arbitrary: fc.constant("none" as const) },
  { weight: 2, arbitrary: fc.constantFrom(...faults) },
)
const noFaults: fc.Arbitrary<Fault[]> = fc.constant([])
/** Which pages she uses: all of them, two of one device most, or one on each of two devices. */
const crowds = [
  [0, 0, 0, 3, 3, 3, 5, 5, 1, 1, 4, 2, 6],
  [0, 0, 1, 1, 0, 1, 3, 2],
  [0, 3],
].map((pages) => fc.constantFrom(...pages))
const device = fc.nat({ max: 2 })
const writeOfSync = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: -4, max: 4 }) },
)

const faultsOfSync = fc.oneof(
  { weight: 2, arbitrary: noFaults },
  { weight: 1, arbitrary: fc.array(fault, { maxLength: 3 }) },
)
const release = fc.record({ do: fc.constant("release" as const), which, isGivenUp: isOn })
const afterRefusal = fc.constantFrom("tryAgain" as const, "discard" as const)
const signIn = fc.record({ do: fc.constant("signIn" as const), device, mother: fc.constantFrom(0, 0, 1, null) })
const storage = fc.record({ do: fc.constant("storage" as const), device, isFull: isOn })
const deviceClock = fc.record({ do: fc.constant("deviceClock" as const), device, offsetMs })
const serverClock = fc.record({
  do: fc.constant("serverClock" as const),
  byMs: fc.constantFrom(hourMs, dayMs, -hourMs, -dayMs, yearMs, -yearMs),
})

function stepsOf(acts: (typeof themes)[number], tab: fc.Arbitrary<number>): fc.Arbitrary<Step> {
  const act = fc.oneof(...acts)
  const sync = fc.record({
    do: fc.constant("sync" as const),
    tab,
    faults: faultsOfSync,
    crashAtWrite: writeOfSync,
  })
  const reload = fc.record({ do: fc.constant("reload" as const), tab })
  const refused = fc.record({ do: fc.constant("refused" as const), tab, which, next: afterRefusal })
  return fc.oneof(
    { weight: 24, arbitrary: fc.record({ do: fc.constant("act" as const), tab, act }) },
    { weight: 20, arbitrary: sync },
    { weight: 4, arbitrary: release },
    { weight: 1, arbitrary: reload },
    { weight: 1, arbitrary: refused },
    { weight: 2, arbitrary: signIn },
    { weight: 2, arbitrary: storage },
    { weight: 1, arbitrary: deviceClock },
    { weight: 1, arbitrary: serverClock },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("reply" as const), mother: fc.constantFrom(0, 0, 1) }) },
  )
}

/** Schedules for three devices with the pages of two mothers; most begin after all pages have been connected once. */
export const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  ...themes.flatMap((theme) =>
    crowds.map((tab) =>
      fc.record({
        offsetsMs: fc.array(offsetMs, { minLength: 3, maxLength: 3 }),
        hasLocks: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        hasEvents: fc.array(fc.constantFrom(true, true, true, false), { minLength: 3, maxLength: 3 }),
        isConnectedFirst: fc.constantFrom(true, true, true, false),
        steps: fc.array(stepsOf(theme, tab), { minLength: 5, maxLength: 40, size: "max" }),
      }),
    ),
  ),
)
