import { expect, test } from "vitest"
import { hasPhrase, togglePhrase, withoutPhrases, withoutWord } from "./phrases.ts"

test("a phrase goes behind what she wrote, and away again", () => {
  expect(togglePhrase("", "No milk")).toBe("No milk")
  expect(togglePhrase("liver, ", "No milk")).toBe("liver, No milk")
  expect(togglePhrase("liver; no MILK\nokra", "No milk")).toBe("liver\nokra")
  expect(togglePhrase("No milk, 1,5 cups; okra", "No milk")).toBe("1,5 cups; okra")
  expect(togglePhrase("No milk", "No milk")).toBe("")
})

test("a phrase is there only as a whole", () => {
  expect(hasPhrase("no milk please", "No milk")).toBe(false)
  expect(hasPhrase("Vegetarian, no milk", "No milk")).toBe(true)
  expect(hasPhrase("", "No milk")).toBe(false)
})

test("what is left without the phrases is what she wrote herself", () => {
  expect(withoutPhrases("No milk, liver, vegetarian", ["Vegetarian", "No milk", "No egg"])).toBe("liver")
  expect(withoutPhrases("liver\nokra", ["No milk"])).toBe("liver\nokra")
})

test.each([
  ["frango, arroz", "arroz", "frango"],
  ["Frango, arroz", "Frango", "arroz"],
  ["gosto de frango e arroz", "frango", "gosto de arroz"],
  ["gosto de frango e arroz", "arroz", "gosto de frango"],
  ["me encanta el pollo", "pollo", "me encanta"],
  ["Me gusta el pollo, el arroz y el plátano", "arroz", "Me gusta el pollo, el plátano"],
  ["I love the rice and a banana", "banana", "I love the rice"],
  ["adoro a banana e o feijão", "feijão", "adoro a banana"],
  ["pão  integral\ncafé", "pão integral", "café"],
  ["pão de queijo, queijo", "queijo", "pão de queijo"],
  ["arroz (solto)", "arroz", "(solto)"],
  ["arrozal", "arroz", "arrozal"],
  ["cafe\u0301", "café", ""],
])("%j without %j is %j", (text, spelling, left) => {
  expect(withoutWord(text, spelling)).toBe(left)
})
