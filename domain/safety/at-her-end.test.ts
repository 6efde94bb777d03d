import { expect, test } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { assessSafety } from "./assess.ts"
import { dangerRulesOf } from "./rules.ts"

const rules = dangerRulesOf(dangerWords)

test.each([
  "Não aguento mais.",
  "eu já não aguento mais isso!!",
  "não consigo mais 😔",
  "I can't do this anymore",
  "i just cant take it",
  "No puedo más",
  "ya no aguanto más…",
  "no puedo con esto más",
])("“%s”, and nothing else, is asked about, gently", (text) =>
  expect(assessSafety(text, null, { rules }).concern).toEqual({ level: "check", kind: "self-harm" }),
)

test.each([
  "não aguento mais frango",
  "i can't do this recipe",
  "no puedo más con los pañales",
  "i can't do this exercise anymore",
])("of “%s” nobody is afraid", (text) => expect(assessSafety(text, null, { rules }).concern).toBeNull())

test("and no model makes more of it, nor less of what is told with it", () => {
  const model = () => ({ danger: 0.99, kind: "self-harm" }) as const
  expect(assessSafety("i can't do this anymore", model, { rules }).concern?.level).toBe("check")
  expect(assessSafety("i can't do this anymore, i have the pills here", model, { rules }).concern?.level).toBe("urgent")
})
