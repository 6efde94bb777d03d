import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { assessSafety } from "./assess.ts"
import type { SafetyModel } from "./model.ts"
import { dangerRulesOf } from "./rules.ts"

const rules = dangerRulesOf(dangerWords)

const calm = "The soup was good today."
const sees =
  (danger: number): SafetyModel =>
  (passage) => ({ danger: passage.includes("river") ? danger : 0.01, kind: "self-harm" })
const story = (before: number) => [...Array(before).fill(calm), "We looked at the river together."].join(" ")

it("among many calm sentences one that may be danger is asked about, where it would get the card alone", () => {
  expect(assessSafety(story(0), sees(0.9), { rules }).concern?.level).toBe("urgent")
  expect(assessSafety(story(3), sees(0.9), { rules }).concern?.level).toBe("urgent")
  expect(assessSafety(story(11), sees(0.9), { rules }).concern?.level).toBe("check")
})

it("danger that is sure gets the card among any number of sentences", () => {
  expect(assessSafety(story(11), sees(0.99), { rules }).concern?.level).toBe("urgent")
  expect(assessSafety(story(60), sees(0.999), { rules }).concern?.level).toBe("urgent")
})
