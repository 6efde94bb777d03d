import { expect, test } from "vitest"
import { passagesOf } from "./passages.ts"

test("a sentence stands alone and with the next", () => {
  expect(passagesOf("I made a big soup. He is two months old now! May I have some coffee?")).toEqual([
    "I made a big soup.",
    "I made a big soup. He is two months old now!",
    "He is two months old now!",
    "He is two months old now! May I have some coffee?",
    "May I have some coffee?",
  ])
})

test("a short one stands with the next, the last with the one before", () => {
  expect(passagesOf("Help. She is blue around the lips. Please.")).toEqual([
    "Help. She is blue around the lips. Please.",
  ])
})

test("only a long sentence is cut where a clause ends", () => {
  expect(passagesOf("I made soup for us, and he is two months old")).toHaveLength(1)
  const long =
    "we went to the market this morning, I bought bread and oranges for us, then my sister came by with her dog"
  expect(passagesOf(long)).toContain("I bought bread and oranges for us,")
})

test("without punctuation each word stands in a window, and with those around it", () => {
  const words = Array.from(
    { length: 100 },
    (_, index) => `w${String.fromCharCode(97 + (index % 26))}${"x".repeat(index % 3)}`,
  )
  const passages = passagesOf(words.join(" "))
  expect(passages.join(" ")).toContain(words.at(-1))
  expect(passages.length).toBeGreaterThan(5)
})

test.each(["", "?", "38", "ok. ok."])("there is something to judge of %j", (text) => {
  expect(passagesOf(text)).toEqual([text])
})

test("a text ten times as long has ten times as many", () => {
  const sentence = "hoje o bebê mamou bem e eu fiz sopa. "
  expect(passagesOf(sentence.repeat(1000)).length).toBeLessThan(passagesOf(sentence.repeat(100)).length * 11)
})
