import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { type Language, languages } from "#domain/language.ts"

const content = `${import.meta.dirname}/..`
const nights: Readonly<Record<Language, RegExp>> = {
  pt: /mamadas? (?:da|de|à) (?:noite|madrugada)|(?:amamentar|mamar|mamam|mamando) (?:à|de) (?:noite|madrugada)|cochilar? (?:com|amamentando)/i,
  en: /\bnight feeds?\b|\bfeed(?:s|ing)? (?:your baby )?at night|\bdoz(?:e|ing) off|nod(?:ding)? off/i,
  es: /tomas? de (?:la )?noche|(?:comen?|comer|pecho) de noche|quedarte dormida/i,
}
const sofa = /sof[aá]/i
/** Passages that mention feeding at night for another reason than falling asleep on a sofa. */
const exceptions = ["guides/body-again.json#contraception-feeding"]

function passagesIn(language: Language): { place: string; text: string }[] {
  const read = (file: string) => JSON.parse(readFileSync(`${content}/${file}`, "utf8"))
  const answers = globSync(`{faq,answers}/${language}/*.json`, { cwd: content }).flatMap((file) =>
    (read(file) as { id: number; answer: string }[]).map(({ id, answer }) => ({ place: `faq#${id}`, text: answer })),
  )
  const guides = globSync(`guides/${language}/*.json`, { cwd: content }).flatMap((file) =>
    Object.entries(read(file)).map(([id, section]) => ({
      place: `${file.replace(`/${language}`, "")}#${id}`,
      text: JSON.stringify(section),
    })),
  )
  return [...answers, ...guides]
}

it.each(languages)("in %s whatever speaks of feeds at night or of dozing off warns of the sofa", (language) => {
  const places = passagesIn(language).filter(
    ({ place, text }) => nights[language].test(text) && !exceptions.includes(place),
  )
  expect(places.length).toBeGreaterThanOrEqual(4)
  expect(places.filter(({ text }) => !sofa.test(text)).map(({ place }) => place)).toEqual([])
})
