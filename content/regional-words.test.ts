import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { regionalName } from "#domain/regional-title.ts"
import { messagesNamingFoods } from "./regional-messages.ts"
import { spanishProseWords } from "./title-words.ts"

const cwd = import.meta.dirname
const regions = globSync("food-names/es/*.json", { cwd }).map((path) => basename(path, ".json"))

function read(path: string) {
  return JSON.parse(readFileSync(`${cwd}/${path}`, "utf8"))
}

/** A text that is read in one place: a message, a section of a guide with its list, or an answer. */
type Place = { place: string; text: string }

function entriesOf(path: string): [string, unknown][] {
  const content = read(path)
  return Array.isArray(content)
    ? content.map(({ id, question, answer }) => [id, [question, answer]])
    : Object.entries(content)
}
function placesIn(...paths: string[]): Place[] {
  return globSync(paths, { cwd }).flatMap((path) =>
    entriesOf(path).map(([key, text]) => ({ place: `${path} ${key}`, text: JSON.stringify(text) })),
  )
}

/** The names and amounts of the shopping list have tables and tests of their own. */
const byTable = ["foods", "measures"]
const isByTable = ({ place }: Place) =>
  [...messagesNamingFoods, ...byTable].some((name) => place.startsWith(`locales/es/${name}.json`))
const everywhere = placesIn("locales/es/*.json", "guides/es/*.json", "signs/es/*.json")
const answers = placesIn("faq/es/*.json", "answers/es/*.json")

/** The regions in which a word means something else or nothing, and the words beside it that make it understood. */
type Word = { word: RegExp; notIn: string; beside?: RegExp; because: string }
const words: readonly Word[] = [
  { word: /(?<!auto \()coches?/, notIn: "CL PE CO EC", because: "a pram: “auto (coche, carro)”" },
  { word: /(?<!auto \(coche, )carros?/, notIn: "ES AR CL", because: "a cart: “auto (coche, carro)”" },
  {
    word: /autos?/,
    notIn: "ES CO EC",
    beside: /auto \(coche, carro\)|a pie, en auto/i,
    because: "a car is a “coche” or a “carro”",
  },
  { word: /cochecitos?/, notIn: "MX", beside: /cochecito \(carriola\)/i, because: "a pram is a “carriola”" },
  { word: /chupetes?/, notIn: "MX", beside: /chupete \(chupón\)/i, because: "a dummy is a “chupón”" },
  { word: /sacaleches/, notIn: "MX CL CO PE EC", beside: /extractor/i, because: "a pump is an “extractor”" },
  { word: /grifos?/, notIn: "MX AR CL PE", because: "a tap is a “llave” or a “canilla”, and a “grifo” sells petrol" },
  { word: /paseos?/, notIn: "MX CO PE EC", because: "an outing: a walk is a “caminata”" },
  { word: /meriendas?/, notIn: "MX CL PE CO", because: "no snack, or a light supper: “refrigerio”" },
  { word: /(?:colaci(?:ón|ones)|lonches?|onces|tentempiés?)/, notIn: "ES AR", because: "“refrigerio”" },
  { word: /neveras?/, notIn: "MX AR CL PE EC", beside: /refrigerador|España/i, because: "“refrigerador”" },
  { word: /(?:heladeras?|frigoríficos?)/, notIn: "ES MX CO", beside: /refrigerador/i, because: "“refrigerador”" },
  { word: /mamaderas?|mamilas?|teteros?/, notIn: "ES", beside: /biber(?:ón|ones)/i, because: "“biberón”" },
  { word: /estufas?/, notIn: "MX CO", because: "a cooker: “calefacción”" },
  { word: /coj(?:ín|ines)/, notIn: "AR", because: "“almohada”" },
  { word: /bañeras?/, notIn: "MX CO CL", beside: /tina/i, because: "“tina”" },
  { word: /tinas?/, notIn: "ES AR", beside: /bañera/i, because: "“bañera”" },
  { word: /piscinas?/, notIn: "MX", beside: /alberca/i, because: "“alberca”" },
  { word: /albercas?|piletas?/, notIn: "ES CO CL", beside: /piscina/i, because: "“piscina”" },
  { word: /paracetamol/, notIn: "CO", beside: /acetaminofén|Reino Unido/i, because: "“acetaminofén”" },
  { word: /acetaminofén/, notIn: "ES AR CL", beside: /paracetamol/i, because: "“paracetamol”" },
  { word: /gominolas?/, notIn: "MX AR CL CO", beside: /gomitas/i, because: "“gomitas”" },
  { word: /descalcificador(?:es)?/, notIn: "MX AR CL CO", beside: /ablandador/i, because: "“ablandador”" },
  { word: /ordenador(?:es)?/, notIn: "MX AR CL PE CO EC", beside: /computadora/i, because: "“computadora”" },
  { word: /móvil(?:es)?/, notIn: "MX AR CL PE CO EC", beside: /celular/i, because: "“celular”" },
  { word: /celular(?:es)?/, notIn: "ES", beside: /móvil/i, because: "“móvil”" },
  { word: /balanzas?/, notIn: "ES MX", beside: /báscula|No los números/i, because: "“báscula”" },
  { word: /zumos?|gachas|boll(?:o|os)|bocadillos?|tartas?/, notIn: "MX AR CL PE CO EC", because: "eaten in Spain" },
  { word: /escuecen?|escozor/, notIn: "MX AR CL PE CO EC", because: "“arde”, “ardor”" },
  { word: /apete(?:zca|zcas|ce|ces|cen)/, notIn: "MX AR CL PE CO EC", because: "“tener ganas”" },
  {
    word: /barandillas?|tiritas?|chándal|bragas|sujetador(?:es)?|albornoz/,
    notIn: "MX AR CL PE CO EC",
    because: "worn or held in Spain",
  },
  {
    word: /ambulatorios?|constipad[oa]s?|escayolas?/,
    notIn: "MX AR CL PE CO EC",
    because: "“centro de salud”; a cold, not constipation",
  },
  { word: /de media(?! hora| mañana| tarde)|medias de los/, notIn: "MX AR CL PE CO EC", because: "“en promedio”" },
  { word: /vosotr[oa]s|vuestr[oa]s?|os/, notIn: "MX AR CL PE CO EC", because: "“ustedes”" },
  { word: /vos|tenés|querés|podés/, notIn: "ES MX CL PE CO EC", because: "“tú”" },
  {
    word: /regaderas?|canillas?|cobijas?|frazadas?|banquetas?|chamarras?|remeras?|playeras?|poleras?|ahorita|nomás/,
    notIn: "ES",
    because: "said in one part of America only",
  },
]

function whole({ source }: RegExp) {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu")
}

/** The words of a text that its region does not understand. */
function notUnderstood(region: string, { place, text }: Place): string[] {
  const found = words.filter(
    ({ word, notIn, beside }) => notIn.includes(region) && whole(word).test(text) && !beside?.test(text),
  )
  return found.map(({ word, because }) => `${place}: ${text.match(whole(word))?.[0]} (${because})`)
}

const outside = (text: string) => text.replace(/\([^()]*\)/g, (aside) => "·".repeat(aside.length))
const alike = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/** The names of foods in a text that a region does not use, without its own name in brackets after them. */
function foodsNotUnderstood(names: Readonly<Record<string, string>>, { place, text }: Place): string[] {
  return spanishProseWords.flatMap((entry) => {
    const [word] = entry
    const name = regionalName(word, entry, names)?.toLowerCase()
    if (!name || alike(name, word)) return []
    const at = outside(text).search(whole(new RegExp(`(?<!semillas de )${word.replace(/[()]/g, "\\$&")}`)))
    const aside = at < 0 ? "" : (text.slice(at + word.length).match(/^ \(([^()]*)\)/)?.[1] ?? "")
    return at < 0 || aside.split(", ").some((each) => each !== "" && alike(each, name))
      ? []
      : [`${place}: ${word} (${name})`]
  })
}

test.each(regions)("in %s every word of the interface, the guides and the answers is understood", (region) => {
  expect(everywhere.length).toBeGreaterThan(1000)
  expect([...everywhere, ...answers].flatMap((place) => notUnderstood(region, place))).toEqual([])
})

test.each(regions)("in %s every food is understood that a guide, or a page for everybody, names", (region) => {
  const names = read(`food-names/es/${region}.json`)
  const unread = everywhere.filter((place) => !isByTable(place))
  expect(unread.flatMap((place) => foodsNotUnderstood(names, place))).toEqual([])
})

test.each([
  ["CL", "Bajo una manta el coche se calienta."],
  ["ES", "Silla del carro: solo durante el viaje."],
  ["MX", "En plano, el cochecito."],
  ["PE", "Enfría bajo el grifo."],
  ["CO", "Un paseo corto cada día."],
  ["MX", "Y en la nevera antes de dos horas."],
  ["AR", "6,1 h de media."],
])("in %s “%s” is not understood", (region, text) => {
  expect(notUnderstood(region, { place: "", text })).toHaveLength(1)
})

test.each([
  ["ES", "2 papas"],
  ["MX", "1 calabacín"],
  ["AR", "Judías verdes (ejotes)"],
  ["MX", "Aceite de maní"],
])("in %s the food of “%s” is not understood", (region, text) => {
  expect(foodsNotUnderstood(read(`food-names/es/${region}.json`), { place: "", text })).not.toEqual([])
})
