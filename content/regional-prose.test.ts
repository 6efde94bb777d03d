import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { genderOf, regionalProse } from "#domain/regional-prose.ts"
import { regionalName } from "#domain/regional-title.ts"
import { messagesNamingFoods } from "./regional-messages.ts"
import { feminineFoods, spanishProseWords } from "./title-words.ts"
import { wishTable } from "./wish-words/table.ts"

const cwd = import.meta.dirname
const prose = { words: spanishProseWords, feminine: feminineFoods }
const regions = globSync("food-names/es/*.json", { cwd }).map((path) => basename(path, ".json"))
/** These fields serve to find an entry and are read by nobody. */
const unread = new Set(["keywords", "phrases", "id", "followUpIds"])

function read(path: string) {
  return JSON.parse(readFileSync(`${cwd}/${path}`, "utf8"))
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (unread.has(key) ? [] : textsIn(each)))
}

const messages = [...messagesNamingFoods].map((namespace) => `locales/es/${namespace}.json`)
const files = globSync(
  ["recipes/es/*.json", "plan/es.json", "preparations/es.json", "faq/es/*.json", "answers/es/*.json", ...messages],
  { cwd },
)
const texts = files.filter((file) => !file.endsWith("titles.json")).flatMap((file) => textsIn(read(file)))

test.each([
  ["MX", "Pela la batata (camote) y córtala en cubos.", "Pela el camote y córtalo en cubos."],
  ["MX", "Hervir papas o batatas (camotes)", "Hervir papas o camotes"],
  ["MX", "Ralla el calabacín y mézclalo.", "Ralla la calabacita y mézclala."],
  ["MX", "Cuece las judías verdes hasta que estén tiernas.", "Cuece los ejotes hasta que estén tiernos."],
  ["MX", "Machaca la batata cocida.", "Machaca el camote cocido."],
  ["MX", "Reparte las semillas de calabaza.", "Reparte las semillas de calabaza."],
  [
    "AR",
    "Machaca el aguacate (palta) maduro con la mitad del aguacate.",
    "Machaca la palta madura con la mitad de la palta.",
  ],
  ["CL", "Añade los guisantes escurridos y las papas.", "Añade las arvejas escurridas y las papas."],
  ["ES", "Corta la papa y pica el maní.", "Corta la patata y pica el cacahuete."],
  ["ES", "Un plátano (banana).", "Un plátano."],
])("in %s “%s” is “%s”", (region, text, regional) => {
  expect(regionalProse(text, prose, read(`food-names/es/${region}.json`))).toBe(regional)
})

test("where the region is unknown a text stays as it is written", () => {
  for (const text of texts) expect(regionalProse(text, prose, {})).toBe(text)
})

test.each(regions)(
  "in %s no recipe, step, tip, answer or message has a word of another region for a food of the list",
  (region) => {
    const names: Record<string, string> = read(`food-names/es/${region}.json`)
    const called = spanishProseWords.flatMap((entry) => regionalName(entry[0], entry, names)?.toLowerCase() ?? [])
    const foreign = spanishProseWords.flatMap((entry) => {
      const [word] = entry
      const name = regionalName(word, entry, names)?.toLowerCase()
      return name && name !== word && !called.some((each) => ` ${each} `.includes(` ${word} `)) ? [word] : []
    })
    expect(foreign.length).toBeGreaterThan(5)
    const anyForeign = new RegExp(
      `(?<![\\p{L}/]|semillas de )(${foreign.map((word) => word.replace(/[()]/g, "\\$&")).join("|")})(?![\\p{L}])`,
      "iu",
    )
    // Names of more than one word that have no regional form stay as they are, with other regions' names in brackets.
    const everywhere = spanishProseWords.filter(
      (entry) => entry[0].includes(" ") && !regionalName(entry[0], entry, names),
    )
    const shown = texts.map((text) =>
      everywhere.reduce((left, [word]) => left.replaceAll(word, "…"), regionalProse(text, prose, names)),
    )
    expect(shown.map((text) => text.replace(/… \([^)]*\)/g, "…")).filter((text) => anyForeign.test(text))).toEqual([])
  },
)

test.each(regions)("in %s the article before each name agrees with it", (region) => {
  const names: Record<string, string> = read(`food-names/es/${region}.json`)
  const wrong = { m: /(?<!\p{L})(la|las|una|unas) $/iu, f: /(?<!\p{L})(el|los|un|unos|del|al) $/iu }
  for (const entry of spanishProseWords) {
    const name = regionalName(entry[0], entry, names)?.toLowerCase()
    if (!name) continue
    const gender = genderOf(name, feminineFoods)
    for (const text of texts.map((each) => regionalProse(each, prose, names).toLowerCase())) {
      for (const { index } of text.matchAll(new RegExp(`(?<![\\p{L}/])${name}(?![\\p{L}])`, "gu")))
        expect(wrong[gender].test(text.slice(0, index)), text.slice(Math.max(0, index - 30), index + 30)).toBe(false)
    }
  }
})

test.each(regions)("in %s each food that she can tap as liked is understood by its name there", (region) => {
  const phrases = regionalProse(
    read("locales/es/onboarding.json").preferredFoodsPhrases,
    prose,
    read(`food-names/es/${region}.json`),
  )
  for (const food of phrases.split(", ")) {
    const { likes, unknown } = understandWishes(food, "preferredFoods", wishTable)
    expect({ food, isLiked: likes.length > 0, unknown }).toEqual({ food, isLiked: true, unknown: [] })
  }
})
