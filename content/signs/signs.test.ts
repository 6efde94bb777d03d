import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { daysOf, isShownAt, lastDay, type Sign, signsForLevel } from "#domain/care/sign.ts"
import { type SignText, signLines } from "#domain/care/sign-text.ts"
import { babySigns } from "#domain/care/signs/baby.ts"
import { motherSigns } from "#domain/care/signs/mother.ts"
import { signs } from "#domain/care/signs/table.ts"
import type { TextLanguage } from "#domain/language.ts"
import { firstAidFigures } from "#domain/safety/first-aid.ts"
import { readSignTexts, textLanguages } from "#tests/guide-texts.ts"

const people = { mother: motherSigns, baby: babySigns }
const wordsIn = (text: string) => text.split(/\s+/).length

const all = textLanguages.flatMap((language) =>
  signs.map((sign) => ({ language, sign, text: readSignTexts(language, sign.of).signs[sign.id] as SignText })),
)
const linesOf = ({ short, full, with: raised, in: countries = {} }: SignText) =>
  [short, full, raised?.short, raised?.full, raised?.note, raised?.brief, ...Object.values(countries)].flatMap(
    (line) => line ?? [],
  )

describe("docs/signs.md", () => {
  const doc = readFileSync(`${import.meta.dirname}/../../docs/signs.md`, "utf8")
  const cells = (line: string) => line.split("|").map((cell) => cell.trim())
  const rows = doc.split("\n").flatMap((line) => {
    const [, id = "", level, days, figures, raised] = cells(line)
    return /^(?:mother|baby)-/.test(id) ? [{ id, level, days, figures, raised }] : []
  })
  const inWords = (sign: Sign) => ({
    id: sign.id,
    level: { none: sign.level, hours: `${sign.level}, within hours`, week: `${sign.level}, this week` }[
      sign.within ?? "none"
    ],
    days: sign.days ? `${sign.days[0]}–${sign.days[1]}` : "any",
    figures: Object.values(sign.figures ?? {}).join(", "),
    raised: sign.with
      ? `${sign.with.level}: ${[...sign.with.signs, ...(sign.with.or ? [`or ${sign.with.or}`] : [])].join(", ")}`
      : "",
  })

  it("lists every row of the table with its level, days, figures and what raises it, and no other", () => {
    expect(rows).toEqual(signs.map(inWords))
  })

  it("names the source of each", () => {
    for (const sign of signs)
      expect(doc.split("\n").find((line) => line.startsWith(`| ${sign.id} |`))).toContain(sign.sources.join("; "))
  })
})

it("docs/signs.md gives each figure of the first aid, with its source", () => {
  const doc = readFileSync(`${import.meta.dirname}/../../docs/signs.md`, "utf8")
  for (const [name, value] of Object.entries(firstAidFigures))
    expect(doc, name).toMatch(new RegExp(`^\\| ${name} \\| ${value} \\| .{10,} \\|$`, "m"))
})

it.each(textLanguages)("each sign has its texts in %s, and no other has", (language) => {
  for (const of of ["mother", "baby"] as const)
    expect(Object.keys(readSignTexts(language, of).signs).sort()).toEqual(people[of].map(({ id }) => id).sort())
})

it("no figure is typed into a text: each is in the row, and each of the row's is named", () => {
  for (const { language, sign, text } of all) {
    const placeholders = linesOf(text).flatMap((line) =>
      [...line.matchAll(/\{\$(\w+)\}/g)].map(([, name = ""]) => name),
    )
    for (const line of linesOf(text)) expect(line, `${language} ${sign.id}`).not.toMatch(/\d/)
    const names = new Set(placeholders.filter((name) => !["now", "today", "visit"].includes(name)))
    expect([...names].sort(), `${language} ${sign.id}`).toEqual(Object.keys(sign.figures ?? {}).sort())
    expect(text.with !== undefined, sign.id).toBe(sign.with !== undefined)
    expect(Object.keys(text.in ?? {}), sign.id).toEqual(Object.keys(sign.in ?? {}))
  }
})

it("no text names a level, or whom to call: the row does", () => {
  const levels =
    /\bnow\b|today|within hours|\bvisit|em poucas horas|en pocas horas|agora|hoje|consulta|ahora|\bhoy\b|emergency (?:number|department)|pronto-socorro|urgencias|à urgência/i
  for (const { language, sign, text } of all)
    for (const line of linesOf(text).map((each) => each.replace(/\{\$\w+\}|apareceu agora|apareció ahora/g, "")))
      expect(line, `${language} ${sign.id}`).not.toMatch(levels)
})

it("a line of a card has at most 12 words, and of a guide 22", () => {
  for (const { language, text } of all) {
    for (const line of [text.short, ...(text.with?.short.split("\n") ?? [])])
      expect(wordsIn(line), `${language}: ${line}`).toBeLessThanOrEqual(12)
    for (const line of [text.full ?? "", text.with?.full ?? ""])
      expect(wordsIn(line), `${language}: ${line}`).toBeLessThanOrEqual(22)
  }
})

it.each(textLanguages)(
  "every list in %s is filled: no placeholder is left, at any age, in either length",
  (language) => {
    const figuresIn = (line: string) => line.match(/\d+(?:[.,]\d+)?/g)?.map((figure) => figure.replace(",", ".")) ?? []
    for (const of of ["mother", "baby"] as const)
      for (const length of ["short", "full"] as const)
        for (const level of [undefined, "now", "today"] as const)
          for (const days of [undefined, [0, 28], [29, 89], [90, lastDay]] as const) {
            const lines = signLines(people[of], readSignTexts(language, of), { length, level, days })
            const others = signLines(people[of], readSignTexts("en", of), { length, level, days })
            for (const line of lines) expect(line).not.toMatch(/[{}$]|undefined|NaN/)
            // Every language names the same ages and figures.
            expect(lines.map((line) => figuresIn(line).sort())).toEqual(others.map((line) => figuresIn(line).sort()))
          }
  },
)

it("figures have the comma of the language", () => {
  const newborn = babySigns.filter(({ id }) => id === "baby-fever-newborn")
  const line = (language: TextLanguage) => signLines(newborn, readSignTexts(language, "baby"), { length: "full" })
  expect(line("en")).toEqual(["Up to 59 days old, fever of 37.5\u00a0°C or more in the armpit: now"])
  expect(line("pt")).toEqual(["Até 59 dias de vida, febre de 37,5\u00a0°C ou mais na axila: agora"])
  expect(line("es")).toEqual(["Hasta 59 días de vida, fiebre de 37,5\u00a0°C o más en la axila: ahora"])
})

it("on the cards each line, with its age and what raises it, has at most 18 words", () => {
  for (const language of textLanguages)
    for (const of of ["mother", "baby"] as const)
      for (const level of ["now", "today"] as const) {
        const lines = signLines(signsForLevel(people[of], level), readSignTexts(language, of), {
          length: "short",
          level,
        })
        for (const line of lines) expect(wordsIn(line), line).toBeLessThanOrEqual(18)
      }
})

it("in the United Kingdom the card for today says what holds there after a vaccine, where it begins earlier", () => {
  const vaccine = babySigns.filter(({ id }) => id === "baby-fever-vaccine")
  const lines = (country: string | null, days?: readonly [number, number]) =>
    signLines(vaccine, readSignTexts("en", "baby"), { length: "short", level: "today", days, country })
  const isThere = (list: readonly string[]) => list.some((line) => /MenB/.test(line))
  expect(isThere(lines("GB"))).toBe(true)
  for (const days of [
    [29, 59],
    [60, 89],
  ] as const) {
    expect(lines("GB", days)).toHaveLength(1)
    expect(isThere(lines("GB", days))).toBe(true)
    expect(vaccine.every((sign) => isShownAt(sign, days, "GB"))).toBe(true)
    expect(vaccine.some((sign) => isShownAt(sign, days, "PT"))).toBe(false)
  }
  for (const days of [
    [0, 28],
    [90, 179],
  ] as const)
    expect(isThere(lines("GB", days))).toBe(false)
  for (const country of [null, "PT"]) expect(isThere(lines(country))).toBe(false)
})

it.each(textLanguages)(
  "wet nappies are counted by day of life in %s, as in the guide's list, and never by completed days",
  (language) => {
    const rows = babySigns.filter(({ id }) => id.startsWith("baby-few-wet"))
    for (const length of ["short", "full"] as const)
      for (const days of [undefined, [0, 28]] as const) {
        const lines = signLines(rows, readSignTexts(language, "baby"), { length, level: "today", days })
        expect(lines[0]).toMatch(/^(?:Up to|To|Até a?o|Hasta el) (?:day|dia|día) 5/)
        expect(lines[1]).toMatch(/^(?:From|Desde [oe]l?|A partir do) (?:day|dia|día) 6/)
      }
  },
)

it.each(textLanguages)("pain while she walks raises a sore leg in %s, as the row says", (language) => {
  expect(motherSigns.find(({ id }) => id === "mother-leg")?.with?.or).toBe("calf pain on walking")
  const { with: raised } = readSignTexts(language, "mother").signs["mother-leg"] ?? {}
  for (const line of [raised?.short, raised?.full, raised?.note, raised?.brief ?? raised?.note])
    expect(line).toMatch(/walk|caminh|andar|camina/)
})

it("a sign of another level than its list's says so", () => {
  const fever = motherSigns.filter(({ id }) => id === "mother-fever")
  const line = (level: "now" | "today" | undefined) =>
    signLines(fever, readSignTexts("en", "mother"), { length: "full", level })
  const ill = "with shivering, confusion, breathlessness, or feeling very ill"
  expect(line("now")).toEqual([`Fever of 38\u00a0°C or more ${ill}`])
  expect(line("today")[0]).toMatch(/^Fever of 38\u00a0°C or more\. With shivering.*: now$/)
  expect(line(undefined)[0]).toMatch(/^Fever of 38\u00a0°C or more: today\. With shivering.*: now$/)
  const head = motherSigns.filter(({ id }) => id === "mother-head")
  expect(signLines(head, readSignTexts("en", "mother"), { length: "full", level: "today" })[0]).toMatch(/: now$/)
})

it.each(textLanguages)("after a loss no sign of the mother's in %s speaks of a baby", (language) => {
  const ofBaby = /\bbab(?:y|ies)\b|bebê|bebés?\b|bebé|breastfe|amament|dar el pecho/i
  for (const text of Object.values(readSignTexts(language, "mother").signs))
    for (const line of linesOf(text)) expect(line).not.toMatch(ofBaby)
})

it("the three that stand first on a card cannot wait", () => {
  for (const rows of [motherSigns, babySigns])
    for (const sign of rows.slice(0, 3)) {
      expect(sign.level).toBe("now")
      expect(daysOf(sign)).toEqual([0, lastDay])
    }
})

const ofBabiesAlone = {
  pt: /moleira|fralda|umbigo|testículo|pênis|pálpebra|palmas|golfad/i,
  "pt-PT": /moleira|fralda|umbigo|testículo|pénis|pálpebra|palmas|bolçar/i,
  en: /soft spot|napp(?:y|ies)|diaper|\bcord\b|navel|testicle|penis|eyelid|palms|spitting up/i,
  es: /mollera|pañal|ombligo|testículo|\bpene\b|párpado|palmas|regurgita/i,
} satisfies Record<TextLanguage, RegExp>
const ofMothersAlone = {
  pt: /absorvente|vulva|sutura|peridural|\bparto\b|panturrilha|pressão/i,
  "pt-PT": /\bpenso\b|vulva|sutura|epidural|\bparto\b|barriga da perna|tensão/i,
  en: /\bpad\b|vulva|stitches|epidural|after birth|\bcalf\b|pressure/i,
  es: /compresa|vulva|sutura|epidural|\bparto\b|pantorrilla|presión/i,
} satisfies Record<TextLanguage, RegExp>

it.each(textLanguages)(
  "in %s no row of hers names a part of the baby, and none of the baby's one of hers",
  (language) => {
    const naming = (of: "mother" | "baby", words: RegExp) =>
      all.filter(
        (one) => one.language === language && one.sign.of === of && linesOf(one.text).some((line) => words.test(line)),
      )
    expect(naming("mother", ofBabiesAlone[language]).map(({ sign }) => sign.id)).toEqual([])
    expect(naming("baby", ofMothersAlone[language]).map(({ sign }) => sign.id)).toEqual([])
    expect(naming("baby", ofBabiesAlone[language]).length).toBeGreaterThanOrEqual(8)
    expect(naming("mother", ofMothersAlone[language]).length).toBeGreaterThanOrEqual(6)
  },
)
