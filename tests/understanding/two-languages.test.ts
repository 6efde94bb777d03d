import { describe, expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"
import { languageOfMessage } from "#domain/understanding/message-language.ts"
import { isFull } from "../amount.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

/** How two texts stand beside each other, and the most of 100 messages of danger that may be lost in it. */
const joins = [
  ["a sentence before it", 1.5, (danger: string, other: string) => `${other}. ${danger}`],
  ["a sentence after it", 1.5, (danger: string, other: string) => `${danger}. ${other}`],
  ["nothing but a comma between", 3, (danger: string, other: string) => `${other}, ${danger}`],
  ["nothing at all between", 8, (danger: string, other: string) => `${other} ${danger}`],
] as const
/** In the full run all. */
const step = isFull ? 1 : 4
const pairs = languages.flatMap((one) =>
  languages.filter((other) => other !== one).map((other) => [one, other] as const),
)

const inLanguage = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readingIn(language)] as const)),
)

describe.each(pairs)("%s beside %s", (language, otherLanguage) => {
  const { read, noticed, answered } = inLanguage[language] as Reading
  const other = inLanguage[otherLanguage] as Reading

  it.each(joins)("danger is noticed as when it stands alone, with %s", (_, mostLost, join) => {
    const tried = noticed.filter((_text, index) => index % step === 0)
    const beside = (index: number) => other.calm[(index * 7) % other.calm.length] ?? ""
    const lost = tried.filter((text, index) => read(join(text, beside(index))).level === "none")
    expect(tried.length).toBeGreaterThan(150)
    expect(lost.length).toBeLessThanOrEqual((tried.length * mostLost) / 100)
  })

  it("a question and the same in another language is answered or offered, in one of the two", () => {
    const twice = answered.flatMap(({ ids, text }) => {
      const same = other.questions.find((question) => question.ids[0] === ids[0])
      return same ? { ids, text: `${text} ${same.text}`, otherAlone: other.read(same.text).entry } : []
    })
    expect(twice.length).toBeGreaterThan(200)
    const kept = twice.filter(({ ids, text, otherAlone }) => {
      const { entry, offered } = read(text)
      // What her plan answers where it stands alone, it answers here too.
      const isOfPlan = typeof entry === "string" && entry === otherAlone
      return isOfPlan || ids.some((id) => entry === id || offered.includes(id))
    })
    expect(kept.length / twice.length).toBeGreaterThanOrEqual(0.94)
    const spoken = twice.map(({ text }) => languageOfMessage(text))
    const third = spoken.filter((found) => found && found !== language && found !== otherLanguage)
    expect(third.length / twice.length).toBeLessThanOrEqual(0.01)
  })
})

type Reading = Awaited<ReturnType<typeof readingIn>>

/** Of the tuning set in a language: danger that is noticed, ordinary lines that are no alarm, and questions answered right. */
async function readingIn(language: Language) {
  const read = await readerIn(language)
  const { danger, ordinary, questions } = readSet("tuning", language)
  const noticed = danger.map(({ text }) => text).filter((text) => read(text).level !== "none")
  const calm = ordinary.filter((text) => read(text).level === "none")
  const answered = questions.filter(({ ids, text }) => {
    const { entry, level } = read(text)
    return level === "none" && typeof entry === "number" && ids.includes(entry)
  })
  return { read, noticed, calm, questions, answered }
}
