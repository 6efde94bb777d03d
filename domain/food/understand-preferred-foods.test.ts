import fc from "fast-check"
import { expect, test } from "vitest"
import { wishTable } from "#content/wish-words/table.ts"
import { withoutWord } from "../phrases.ts"
import { likedWords, understandWishes } from "./understand-wishes.ts"

function restrictions(text: string) {
  return understandWishes(text, "restrictions", wishTable)
}
function preferences(text: string) {
  return understandWishes(text, "preferredFoods", wishTable)
}

test.each([
  ["frango, arroz, sem coentro", ["chickenBreast", "rice"], ["food:coriander"]],
  ["não gosto de peixe, gosto de frango", ["chickenBreast"], ["fish"]],
  ["no me gusta el pescado, me encanta el pollo", ["chickenBreast"], ["fish"]],
  ["I hate fish and mushrooms but love eggs", ["egg"], ["fish", "food:mushrooms"]],
  ["I don't like coriander, chicken is fine", [], ["food:coriander"]],
  ["nada de cebola", [], ["food:onion"]],
  ["sem leite, ovo e glúten", [], ["milk", "egg", "gluten"]],
  ["pão sem glúten, ovo, queijo", ["breadRoll", "egg", "mozzarella"], ["gluten"]],
  ["peixe no forno com batata", ["salmon", "potato"], []],
  ["gosto de ovo mas me faz mal", [], ["egg"]],
  ["I love chicken. Peanut allergy", ["chickenBreast"], ["peanut"]],
  ["frango; alergia a camarão", ["chickenBreast"], ["crustacean"]],
  ["tudo menos peixe", [], ["fish"]],
  ["peixe (menos sardinha), frango", ["salmon", "chickenBreast"], ["food:sardines"]],
  ["odeio: \n- peixe\n- coentro\n\ngosto de arroz", ["rice"], ["fish", "food:coriander"]],
  ["leite sem lactose", ["lactoseFreeMilk"], ["lactose"]],
  ["comida vegetariana", [], ["vegetarian"]],
  ["no tengo alergias, me gusta el arroz", ["rice"], []],
] as const)("of the foods she likes: %s", (text, likes, wishes) => {
  const understood = preferences(text)
  expect(understood.likes).toEqual(expect.arrayContaining([...likes]))
  expect(understood.wishes).toEqual(expect.arrayContaining([...wishes]))
  if (likes.length === 0) expect(understood.likes).toEqual([])
  if (wishes.length === 0) expect(understood.wishes).toEqual([])
})

test("any text is read, the same each time, in time that grows no faster than its length", () => {
  const words = wishTable.words
    .flatMap(({ words: each }) => each.split(", "))
    .concat(Object.values(wishTable.cues).flatMap((each) => each.split(", ")))
  const pieces = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(", ", ". ", "\n", "?", ":", "-", "/", "e "),
    fc.string({ unit: "binary", maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
      const text = parts.join(" ")
      for (const understood of [restrictions(text), preferences(text)]) {
        expect(understood.unknown.length).toBeLessThanOrEqual(12)
        expect(new Set(understood.wishes).size).toBe(understood.wishes.length)
      }
      expect(restrictions(text)).toEqual(restrictions(text))
    }),
    { numRuns: 5000, seed: 1 },
  )
})

test.each(["leite ", "a", "nada ", "posso comer ", "não ", "\u{1f95b}", "\ud800", "ﷺ", "e, ", "-", "a\u0301"])(
  "5,000 characters of %j take well under a second",
  (unit) => {
    const text = unit.repeat(5000).slice(0, 5000)
    const start = performance.now()
    restrictions(text)
    preferences(text)
    expect(performance.now() - start).toBeLessThan(500)
  },
)

test("her words for what she likes are found as she spells them, each with its foods, but none that she leaves out", () => {
  const words = likedWords("Gosto de Frango e arroz, sem coentro. Frango! Odeio peixe", wishTable)
  expect(words.map(({ spelling }) => spelling)).toEqual(["Frango", "arroz"])
  expect(words[0]?.foods).toContain("chickenBreast")
  expect(likedWords("", wishTable)).toEqual([])
})

test("a text without the words of what she likes likes nothing any more", () => {
  for (const text of [
    "pollo, frijoles y arroz",
    "I love chicken and rice, but no fish",
    "Ovo; pão  integral\nbanana",
  ]) {
    const words = likedWords(text, wishTable)
    expect(words.length).toBeGreaterThan(1)
    const left = words.reduce((rest, { spelling }) => withoutWord(rest, spelling), text)
    expect(preferences(left).likes).toEqual([])
  }
})
