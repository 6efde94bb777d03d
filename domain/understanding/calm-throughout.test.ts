import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { calmWords } from "#content/message-words/calm.ts"
import { assessSafety } from "../safety/assess.ts"
import { dangerRulesOf } from "../safety/rules.ts"
import { readerOfCalmThroughout } from "./calm-throughout.ts"

const { isCalmThroughout, isOfPlanThroughout } = readerOfCalmThroughout(calmWords)
const rules = dangerRulesOf(dangerWords)

/**
 * Stand-ins for the models: "soup" is about her plan, "beans" asks for an entry, and "van" is a danger. A part with
 * "van" counts neither as about her plan nor as asking for an entry.
 */
const ofPlan = (text: string) => (/soup|sopa/.test(text) && !/van/.test(text) ? 0.95 : 0.1)
const answerShareOf = (text: string) => (/beans/.test(text) && !/van/.test(text) ? 0.9 : 0.1)
const safety = (text: string) => ({ danger: /van/.test(text) ? 0.9 : 0.6, kind: "psychosis" as const })
const isCalm = (text: string) => isCalmThroughout(text, "eating-disorder", { ofPlan, answerShareOf, safety })

it.each([
  "can I swap the soup?",
  "can I swap the soup, and are the beans safe?",
  "swap the soup for another soup please and the soup of Friday",
])("what asks in each part is calm throughout: %s", (text) => {
  expect(isCalm(text)).toBe(true)
})

it.each([
  ["a comma", "a white van follows me, can I swap the soup"],
  ["nothing", "can I swap the soup for today a white van follows me everywhere"],
  ["nothing, before", "a white van follows me everywhere can I swap the soup for today"],
  ["and", "can I swap the soup and a white van follows me"],
  ["e", "posso trocar a sopa e a white van me segue"],
  ["y", "puedo cambiar la sopa y a white van me sigue"],
])("what stands beside the question with %s between is a part of its own", (_, text) => {
  expect(isCalm(text)).toBe(false)
})

it("a message without a word is neither calm nor of her plan", () => {
  expect(isCalm("…")).toBe(false)
  expect(isOfPlanThroughout("…", () => 1)).toBe(false)
})

it("a part that is dangerous by itself is not calm, whatever it asks", () => {
  const dangerous = () => ({ danger: 0.8, kind: "psychosis" as const })
  expect(isCalmThroughout("can I swap the soup?", "psychosis", { ofPlan, answerShareOf, safety: dangerous })).toBe(
    false,
  )
})

it("who may mean her mind or another person is asked where an entry answers, and not where all is of her plan", () => {
  const isCalmFor = (text: string) => isCalmThroughout(text, "self-harm", { ofPlan, answerShareOf, safety })
  expect(isCalmFor("are the beans safe?")).toBe(false)
  expect(isCalmFor("can I swap the soup?")).toBe(true)
})

it("what an entry answers is not of her plan", () => {
  expect(isOfPlanThroughout("can I swap the soup?", ofPlan)).toBe(true)
  expect(isOfPlanThroughout("can I swap the soup, and are the beans safe?", ofPlan)).toBe(false)
})

const unsure = () => ({ danger: 0.9, kind: "eating-disorder" as const })

it("a message that is calm throughout brings no alarm by the model alone", () => {
  expect(assessSafety("can I swap the soup?", unsure, { rules }).concern?.level).toBe("urgent")
  const calm = assessSafety("can I swap the soup?", unsure, { rules, isCalmThroughout: () => true })
  // The message stays doubtful, so that answers are only offered, with the emergency number below them.
  expect(calm).toEqual({ concern: null, isDoubtful: true, isRuledOut: false })
})

it("where an exact rule speaks nobody asks whether it is calm", () => {
  const neverAsked = () => expect.unreachable()
  const doubted = "my baby of 4 weeks has no blisters, only a rash"
  for (const text of ["I took twenty paracetamol, can I swap the soup?", "cough with a whoop at the end", doubted])
    expect(assessSafety(text, unsure, { rules, isCalmThroughout: neverAsked }).concern).not.toBeNull()
})

it("the emergency number goes where danger is unlikely and all is of her plan, and stays where it is not", () => {
  const seeing = (danger: number) => () => ({ danger, kind: "eating-disorder" as const })
  const ruledOut = (danger: number, isOfPlan: boolean) =>
    assessSafety("can I swap the soup?", seeing(danger), { rules, isOfPlanThroughout: () => isOfPlan }).isRuledOut
  expect(ruledOut(0.01, false)).toBe(true)
  expect(ruledOut(0.1, true)).toBe(true)
  expect(ruledOut(0.1, false)).toBe(false)
  expect(ruledOut(0.3, true)).toBe(false)
})
