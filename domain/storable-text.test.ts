import { expect, test } from "vitest"
import { isStorableText, storable } from "./storable-text.ts"

test("what no database can store is taken out of a text, wherever it is, and nothing else", () => {
  const answers = { restrictions: "amendoim \uD83D\0", goals: ["\uDE0Asleep 😊"], cookingLevel: null, minutes: 10 }
  expect(isStorableText(answers.restrictions)).toBe(false)
  expect(storable(answers)).toEqual({
    restrictions: "amendoim ",
    goals: ["sleep 😊"],
    cookingLevel: null,
    minutes: 10,
  })
  expect(isStorableText("amendoim 😊\n\u200d")).toBe(true)
})

test("a field that is undefined is left out, as storage leaves it out", () => {
  expect(Object.keys(storable({ base: undefined, texts: [{ notes: "a", mood: undefined }] }))).toEqual(["texts"])
  expect(storable({ texts: [{ notes: "a", mood: undefined }] })).toStrictEqual({ texts: [{ notes: "a" }] })
})
