import { expect, test } from "vitest"
import { isFull } from "../amount.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

const step = isFull ? 1 : 6
/** What any message may tell besides, and to how many of 100 calm ones it may bring the gentle question. */
const told = {
  pt: [
    ["desde o parto", 9],
    ["desde ontem", 15],
    ["há três dias", 7],
    ["meu bebê tem três semanas", 5],
    ["minha bebê tem 2 meses", 6],
    ["todos os dias", 12],
    ["no hospital disseram", 17],
    ["acabei de dar à luz", 3],
  ],
  en: [
    ["since the birth", 3.1],
    ["since yesterday", 11],
    ["my baby is three weeks old", 10.3],
    ["my daughter is 2 months old", 7],
    ["at the hospital they said", 9.8],
    ["I just gave birth", 6.9],
  ],
  es: [
    ["desde el parto", 6],
    ["desde ayer", 10.5],
    ["hace tres días", 6.5],
    ["mi bebé tiene tres semanas", 14],
    ["mi bebé tiene 2 meses", 14],
    ["todos los días", 8.5],
    ["en el hospital dijeron", 12],
    ["acabo de dar a luz", 6],
  ],
} as const
const cases = Object.entries(told).flatMap(([language, all]) =>
  all.map(([words, most]) => [language, words, most] as const),
)

test.each(cases)(
  "in %s a calm message stays calm with “%s”, but for %d of 100, and danger is noticed",
  async (language, words, most) => {
    const read = await readerIn(language as keyof typeof told)
    const { danger, ordinary, questions } = readSet("tuning", language as keyof typeof told)
    const withIt = (text: string) => `${text.replace(/[.?!]+$/, "")} ${words}`
    const some = (texts: readonly string[]) => texts.filter((_, index) => index % step === 0)
    const calm = some([...ordinary, ...questions.map(({ text }) => text)]).filter((text) => read(text).level === "none")
    const alarmed = calm.map(withIt).filter((text) => read(text).level !== "none")
    expect(alarmed.length, alarmed.join(" | ")).toBeLessThanOrEqual((calm.length * most) / 100)
    const urgent = alarmed.filter((text) => read(text).level === "urgent")
    expect(urgent.length, urgent.join(" | ")).toBeLessThanOrEqual(calm.length / 50)
    const noticed = some(danger.map(({ text }) => text)).filter((text) => read(text).level !== "none")
    const lost = noticed.map(withIt).filter((text) => read(text).level === "none")
    expect(Math.round((100 * lost.length) / noticed.length), lost.join(" | ")).toBeLessThanOrEqual(2)
  },
)
