import { beforeAll, describe, expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { languageOfMessage } from "#domain/understanding/message-language.ts"
import { createReader, type Read } from "../../scripts/understand/reader.ts"
import { isFull } from "../amount.ts"
import { readSet } from "./measure.ts"

/** How two texts stand beside each other, and the most of 100 messages of danger that may be lost in it. */
const joins = [
  ["a sentence before it", 1.5, (danger: string, other: string) => `${other}. ${danger}`],
  ["a sentence after it", 1.5, (danger: string, other: string) => `${danger}. ${other}`],
  ["nothing but a comma between", 2.5, (danger: string, other: string) => `${other}, ${danger}`],
  ["nothing at all between", 8, (danger: string, other: string) => `${other} ${danger}`],
] as const
/** In the full run all. */
const step = isFull ? 1 : 3
const pairs = languages.flatMap((one) =>
  languages.filter((other) => other !== one).map((other) => [one, other] as const),
)

describe.each(pairs)("%s beside %s", (language, otherLanguage) => {
  let read: (text: string) => Read
  let readOther: (text: string) => Read
  beforeAll(async () => {
    read = await createReader(language)
    readOther = await createReader(otherLanguage)
  })

  it.each(joins)("danger is noticed as when it stands alone, with %s", (_, mostLost, join) => {
    const calm = readSet("tuning", otherLanguage).ordinary.filter((text) => readOther(text).level === "none")
    const noticed = readSet("tuning", language).danger.flatMap(({ text }) => (read(text).level === "none" ? [] : text))
    const tried = noticed.filter((_text, index) => index % step === 0)
    const lost = tried.filter((text, index) => read(join(text, calm[(index * 7) % calm.length] ?? "")).level === "none")
    expect(tried.length).toBeGreaterThan(200)
    expect(lost.length).toBeLessThanOrEqual((tried.length * mostLost) / 100)
  })

  it("a question and the same in another language is answered or offered, in one of the two", () => {
    const others = readSet("tuning", otherLanguage).questions
    const twice = answeredIn(language, read).flatMap(({ ids, text }) => {
      const same = others.find((other) => other.ids[0] === ids[0])
      return same ? { ids, text: `${text} ${same.text}` } : []
    })
    expect(twice.length).toBeGreaterThan(200)
    const kept = twice.filter(({ ids, text }) => {
      const { entry, offered } = read(text)
      return ids.some((id) => entry === id || offered.includes(id))
    })
    expect(kept.length / twice.length).toBeGreaterThanOrEqual(0.95)
    const spoken = twice.map(({ text }) => languageOfMessage(text))
    const third = spoken.filter((found) => found && found !== language && found !== otherLanguage)
    expect(third.length / twice.length).toBeLessThanOrEqual(0.01)
  })
})

function answeredIn(language: Language, read: (text: string) => Read) {
  return readSet("tuning", language).questions.filter(({ ids, text }) => {
    const { entry, level } = read(text)
    return level === "none" && typeof entry === "number" && ids.includes(entry)
  })
}
