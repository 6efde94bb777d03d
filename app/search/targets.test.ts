import { expect, test } from "vitest"
import { loadEntries } from "#app/chat/faq.ts"
import { guides } from "#content/guides/guides.ts"
import { searchWords } from "#content/search-words/words.ts"
import { guideNames } from "#domain/guides/guide.ts"
import { languages } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { fold } from "#domain/understanding/text.ts"
import { loadSearch } from "./load-search.ts"

const nothingHidden = { isQuiet: false, areNumbersHidden: false }
const asks = {
  pt: {
    choking: ["engasgo", "engas", "o bb esta engasgado com leite", "emgasgou"],
    "not-breathing": ["nao respira", "parou de respirar"],
    "baby-emergency": [
      "bb molinho",
      "labio azul",
      "convulçao",
      "caiu da cama",
      "bateu a cabeca",
      "vomito verde",
      "febre recem nascido",
    ],
    burn: ["queimou", "levou choque", "tomada"],
    poison: ["comprimido", "bebeu detergente", "engoliu pilha", "tomou remedio errado"],
    "under-water": ["afogou", "banheira"],
    bite: ["escorpiao", "cachorro mordeu", "morcego"],
    "mother-emergency": ["hemoragia", "desmaiei", "dor no peito"],
    "self-harm": ["quero morrer"],
    psychosis: ["ouço vozes"],
    violence: ["meu marido me bateu"],
    "harm-to-baby": ["sacudi"],
    "baby-signs#yellow-skin": ["ictericia", "bebe amarelinho"],
    "baby-signs#poo": ["diareia"],
  },
  en: {
    choking: ["chokeing", "choked"],
    "not-breathing": ["not breathing", "stopped breathing"],
    "baby-emergency": [
      "wont wake",
      "turning blue",
      "floppy",
      "seisure",
      "fell off bed",
      "head bump",
      "green sick",
      "newborn fever",
    ],
    burn: ["scald", "electricuted"],
    poison: ["pills", "battery", "swallowed"],
    "under-water": ["drowned", "slipped in bath"],
    bite: ["bit by dog", "spider"],
    "mother-emergency": ["cant pee", "hemorrhage", "bleeding lots", "chest pain"],
    "self-harm": ["suicidal"],
    psychosis: ["hearing voices"],
    violence: ["raped", "he hit me"],
    "harm-to-baby": ["shook baby"],
    "eating-disorder": ["bulimia"],
    "baby-signs#yellow-skin": ["jaundice"],
    "baby-signs#fever-by-age": ["fever", "hot to touch"],
  },
  es: {
    choking: ["se atraganto", "ahogo"],
    "not-breathing": ["no respira", "dejo de respirar"],
    "baby-emergency": ["bb morado", "combulsiona", "se cayo de la cama", "chichon", "ronchas", "vomita verde"],
    burn: ["se quemo", "enchufe"],
    poison: ["pastilla", "pila", "se trago una moneda"],
    "under-water": ["bañera", "se hundio"],
    bite: ["vibora", "alacran", "mordio un perro"],
    "mother-emergency": ["hemorragia", "me desmaye", "toalla empapada"],
    "self-harm": ["matarme"],
    psychosis: ["oigo voces"],
    violence: ["me pego", "me violo"],
    "baby-signs#yellow-skin": ["ictericia"],
    "baby-signs#fever-by-age": ["calentura"],
  },
} as const

const cases = languages.flatMap((language) =>
  Object.entries<readonly string[]>(asks[language]).flatMap(([target, queries]) =>
    queries.map((query) => ({ language, query, target })),
  ),
)

test.each(cases)("in $language “$query” leads to $target before anything else", async ({ language, query, target }) => {
  const [first] = (await loadSearch(language))(query, nothingHidden)
  expect(first?.id).toBe(target)
})

test.each(languages)(
  "in %s each word leads to a card or to a section that is there, and is written as it is compared",
  (language) => {
    const { beside, leadTo } = searchWords[language]
    const sections = guideNames.flatMap((name) => guides[name].sections.map(({ id }) => `${name}#${id}`))
    for (const [target, { always = "", alone = "" }] of Object.entries(leadTo)) {
      expect([...safetyKinds, ...sections]).toContain(target)
      for (const words of [always, alone]) expect(words).toBe(fold(words))
    }
    expect(beside).toBe(fold(beside))
  },
)

/** These questions are themselves about the subject of an urgent card. */
const ofDanger = new Set([144, 247, 259, 296, 401, 402, 403, 404, 405, 406, 407, 408, 409, 420])

test.each(languages)("in %s no ordinary question leads to a card", async (language) => {
  const search = await loadSearch(language)
  const { entries } = await loadEntries(language)
  const led = entries.filter(({ question }) => search(question, nothingHidden).some(({ card }) => card))
  expect(led.map(({ id }) => id).filter((id) => !ofDanger.has(id))).toEqual([])
})

test.each([
  ["pt", "queda de cabelo"],
  ["pt", "pilha de roupa"],
  ["pt", "duas vezes"],
  ["pt", "minha filha"],
  ["pt", "bolo de fubá na frigideira queimada"],
  ["pt", "cobrança"],
  ["en", "energy bites"],
  ["en", "burnt pan"],
  ["en", "breast pump battery"],
  ["en", "baby blues"],
  ["es", "caída del pelo"],
  ["es", "se tomó todo el biberón"],
  ["es", "limpiar con cloro el biberón"],
] as const)("in %s “%s” leads to no card", async (language, query) => {
  expect((await loadSearch(language))(query, nothingHidden).filter(({ card }) => card)).toEqual([])
})

test.each([
  ["pt", "roxo", "não respira"],
  ["en", "blue", "my baby is not breathing"],
  ["es", "morado", "mi bebé no respira"],
] as const)(
  "in %s and in silence “%s” brings up no baby, and “%s” the card all the same",
  async (language, word, danger) => {
    const search = await loadSearch(language)
    const quiet = { ...nothingHidden, isQuiet: true }
    expect(search(word, nothingHidden)[0]?.card).toBeDefined()
    expect(search(word, quiet).filter(({ card }) => card)).toEqual([])
    expect(search(danger, quiet)[0]?.card).toBe("not-breathing")
  },
)
