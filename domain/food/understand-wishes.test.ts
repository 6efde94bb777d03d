import { expect, test } from "vitest"
import { wishTable } from "#content/wish-words/table.ts"
import { understandWishes } from "./understand-wishes.ts"
import type { Referral, Wish } from "./wish.ts"

function restrictions(text: string) {
  return understandWishes(text, "restrictions", wishTable)
}
function preferences(text: string) {
  return understandWishes(text, "preferredFoods", wishTable)
}

test.each([
  "nada",
  "nenhuma",
  "none",
  "no",
  "ninguna",
  "Nenhuma.",
  "não tenho",
  "não",
  "No, none",
  "sin restricciones",
  "não tenho alergias",
  "no allergies",
  "No tengo ninguna alergia",
  "nothing",
  "n/a",
  "-",
  "",
  "sem restrições alimentares",
])("who avoids nothing has no wish, and nothing is left unread: %s", (text) => {
  expect(restrictions(text)).toEqual({ wishes: [], likes: [], referrals: [], unknown: [], inNoDish: [] })
})

test.each(["tudo", "everything", "todo", "como de tudo", "alergia a tudo", "I eat everything"])(
  "everything is named as not understood: %s",
  (text) => {
    const { wishes, unknown } = restrictions(text)
    expect(wishes).toEqual([])
    expect(unknown).toHaveLength(1)
  },
)

const excluded: readonly (readonly [string, readonly Wish[]])[] = [
  ["So milk is out", ["milk"]],
  ["só leite me faz mal", ["milk"]],
  ["gosto de ovo mas me faz mal", ["egg"]],
  ["foods like milk", ["milk"]],
  ["alimentos como leche", ["milk"]],
  ["alimentos como leite e ovo", ["milk", "egg"]],
  ["leite de vaca", ["milk"]],
  ["cow's milk", ["milk"]],
  ["cow’s milk protein", ["milk"]],
  ["leche de vaca", ["milk"]],
  ["APLV", ["milk"]],
  ["leite de coco", ["food:coconutMilk"]],
  ["manteiga de amendoim", ["peanut"]],
  ["peanut butter", ["peanut"]],
  ["intolerância à lactose", ["lactose"]],
  ["sou celíaca", ["gluten"]],
  ["Sin TACC", ["gluten"]],
  ["Não como nada que tenha mãe", ["vegetarian"]],
  ["No como nada que tenga madre", ["vegetarian"]],
  ["I don't eat anything with a face", ["vegetarian"]],
  ["vegana", ["vegan"]],
  ["plant-based", ["vegan"]],
  ["não como carne", ["noMeat"]],
  ["no red meat", ["noRedMeat"]],
  ["carne de cerdo", ["noPork"]],
  ["halal", ["noPork"]],
  ["frutos do mar", ["crustacean", "mollusc", "fish"]],
  ["prawns", ["crustacean", "mollusc"]],
  ["langostinos y gambas", ["crustacean", "mollusc"]],
  ["cará", ["food:yam"]],
  ["CARÁ", ["food:yam"]],
  ["leite, cara, ovo", ["milk", "food:yam", "egg"]],
  ["como tudo menos peixe", ["fish"]],
  ["I eat everything except fish", ["fish"]],
  ["pimentão", ["food:redPepper", "food:greenPepper"]],
  ["s/ glúten", ["gluten"]],
  ["no dairy, no soy", ["milk", "soy"]],
  ["soy allergy", ["soy"]],
  ["Soy celíaca", ["gluten"]],
  ["soy intolerante a la lactosa", ["lactose"]],
  ["soy alérgica al soy", ["soy"]],
  ["l e i t e\nle​ite", ["milk"]],
  ["🥜 🥚", ["peanut", "egg"]],
  ["ovinho, leitinho", ["egg", "milk"]],
  ["huevitos", ["egg"]],
  ["camaron, amendoinm, cenoira", ["crustacean", "mollusc", "peanut", "food:carrot"]],
  ["leeeite", ["milk"]],
]
test.each(excluded)("in restrictions, %s leaves out %j", (text, wishes) => {
  expect(restrictions(text).wishes).toEqual(wishes)
})

test.each([
  ["No como pan", ["food:wholemealBread", "food:breadRoll"]],
  ["aipim", ["food:cassava"]],
  ["macaxeira", ["food:cassava"]],
  ["mandioca", ["food:cassava"]],
  ["palta", ["food:avocado"]],
  ["aguacate", ["food:avocado"]],
  ["poroto", ["food:blackBeans", "food:cariocaBeans", "food:whiteBeans"]],
  ["frijol", ["food:blackBeans"]],
  ["alubia", ["food:whiteBeans"]],
  ["ejote", ["food:greenBeans"]],
  ["choclo", ["food:freshCorn"]],
  ["camote", ["food:sweetPotato"]],
  ["jitomate", ["food:tomato"]],
  ["zapallo", ["food:pumpkin"]],
  ["maní", ["peanut"]],
  ["cacahuates", ["peanut"]],
  ["zucchini", ["food:courgette"]],
  ["eggplant", ["food:aubergine"]],
  ["feijão-frade", ["food:blackEyedPeas"]],
  ["natas", ["food:cream"]],
  ["borrego", ["food:lambLeg"]],
  ["ternera", ["food:groundBeef"]],
  ["cítricos", ["food:orange", "food:lemon", "food:tangerine"]],
  ["frutas vermelhas", ["food:strawberry", "food:blueberries"]],
])("in restrictions, %s leaves out at least %j", (text, wishes) => {
  const understood = restrictions(text)
  expect(understood.wishes).toEqual(expect.arrayContaining(wishes))
  expect(understood.unknown).toEqual([])
})

test.each(["leite de vaca", "cow's milk", "leche de vaca"])("%s is milk and not beef", (text) => {
  expect(restrictions(text).wishes).not.toContain("food:groundBeef")
})

test.each(["cara", "xyz", "barbecue", "pimenta", "pimienta"])("%s is named, and leaves out nothing", (text) => {
  const { wishes, unknown } = restrictions(text)
  expect(wishes).toEqual([])
  expect(unknown).toHaveLength(1)
})

test.each(["noz-moscada", "nutmeg", "broad beans", "lamb", "aubergine"])(
  "%s, which no dish has, is understood, and leaves out no other food",
  (text) => {
    const { wishes, unknown, inNoDish } = restrictions(text)
    expect(wishes.filter((wish) => !/^food:(lambLeg|aubergine)$/.test(wish))).toEqual([])
    expect(unknown).toEqual([])
    expect(inNoDish).toEqual([{ word: text.replace("-", " "), against: [] }])
  },
)

test.each([
  ["no olives", ["food:olives"]],
  ["sem azeitonas", ["food:olives"]],
  ["aceitunas", ["food:olives"]],
  ["no olive oil", ["food:oliveOil"]],
  ["olive allergy", ["food:olives", "food:oliveOil"]],
  ["alergia a azeitonas", ["food:olives", "food:oliveOil"]],
  ["las aceitunas me sientan mal", ["food:olives", "food:oliveOil"]],
  ["alérgica ao azeite", ["food:oliveOil", "food:olives"]],
] as const)("olives are the fruit, and their oil goes with them only if they make her ill: %s", (text, wishes) => {
  expect(restrictions(text).wishes).toEqual(wishes)
})

test.each([
  "posso comer ovo",
  "I can eat eggs",
  "puedo comer huevo",
  "não como carne. Posso comer ovo e queijo",
  "posso comer ovo, mas não leite",
])("what she says she can eat stays: %s", (text) => {
  expect(restrictions(text).wishes).not.toContain("egg")
})

test.each([
  "não posso comer ovo",
  "I can't eat eggs",
  "I can not eat eggs",
  "no puedo comer huevo",
  "posso comer ovo?",
  "nunca posso comer ovo",
  "posso comer ovo só bem cozido",
  "não sei se posso comer ovo",
  "posso comer ovo mas me faz mal",
  "posso comer ovo não",
  "I can barely eat eggs",
  "queria saber quando posso comer ovo",
  "posso comer pouco ovo",
  "posso comer ovo em bolos",
  "como ovo",
  "My husband can eat eggs",
  "meu filho pode comer ovo",
  "gosto de ovo",
  "I love eggs",
  "ovo posso comer",
])("whatever is in doubt is left out: %s", (text) => {
  expect(restrictions(text).wishes).toContain("egg")
})

test.each([
  ["não como carne, menos frango", "food:beefSteak", ["noMeat", "food:chickenBreast"]],
  ["no como carne excepto pollo", "food:beefSteak", ["noMeat", "food:chickenBreast"]],
  ["no fish except tuna", "food:salmon", ["fish", "food:tuna"]],
  ["no meat but I can eat chicken", "food:beefSteak", ["noMeat", "food:chickenBreast"]],
  ["vegetariana, mas posso comer peixe", "food:beefSteak", ["vegetarian", "fish", "food:tuna"]],
] as const)("an exception lets one food of a group stay: %s", (text, out, staying) => {
  const { wishes } = restrictions(text)
  expect(wishes).toContain(out)
  for (const wish of staying) expect(wishes).not.toContain(wish)
})

test.each([
  ["não como batata, batata-doce pode", "food:potato", "food:sweetPotato"],
  ["detesto coentro! salsinha tudo bem", "food:coriander", "food:parsley"],
  ["no red meat, poultry is fine", "noRedMeat", "food:chickenBreast"],
  ["papa no, papaya bien", "food:potato", "food:papaya"],
  ["alergia a castanhas. coco pode", "treeNuts", "food:freshCoconut"],
])("what she says is fine, behind something that is not, stays: %s", (text, out, staying) => {
  const { wishes } = restrictions(text)
  expect(wishes).toContain(out)
  expect(wishes).not.toContain(staying)
})

test.each([
  ["tomate ok", "food:tomato"],
  ["papa sí, papaya sí", "food:papaya"],
  ["sem glúten, leite tudo bem", "milk"],
  ["sem carne, tomate ok?", "food:tomato"],
  ["sem carne, tomate ok mas me dá coceira", "food:tomato"],
  ["sem carne. tomate pode. me faz mal", "food:tomato"],
  ["sem carne, tomate não pode", "food:tomato"],
  ["sem carne, tomate só cozido ok", "food:tomato"],
])("what is fine only perhaps is left out: %s", (text, out) => {
  expect(restrictions(text).wishes).toContain(out)
})

test("from an allergen nothing is excepted, nor from a group that she is allergic to", () => {
  expect(restrictions("sem leite, exceto iogurte").wishes).toContain("milk")
  expect(restrictions("alergia a peixe, menos atum").wishes).toContain("fish")
})

test("whoever is allergic to a food is allergic to what it is made of", () => {
  expect(restrictions("alérgica a queijo").wishes).toContain("milk")
  expect(restrictions("el yogur me sienta mal").wishes).toContain("milk")
  expect(restrictions("allergic to salmon").wishes).toContain("fish")
  expect(restrictions("queijo").wishes).not.toContain("milk")
})

test("what she can only eat stays, and that the rest is not understood is named", () => {
  for (const text of ["I can only eat rice", "só posso comer arroz", "não como nada exceto arroz"]) {
    const { wishes, unknown } = restrictions(text)
    expect(wishes).toEqual([])
    expect(unknown).toHaveLength(1)
  }
})

const referred: readonly (readonly [string, Referral])[] = [
  ["alergia grave a leite", "severe"],
  ["já tive anafilaxia", "severe"],
  ["I carry an EpiPen", "severe"],
  ["doença celíaca", "coeliac"],
  ["coeliac", "coeliac"],
  ["tenho fenilcetonúria", "pku"],
  ["PKU", "pku"],
  ["enfermedad renal", "kidneyDisease"],
  ["I take insulin", "insulin"],
  ["tomo varfarina", "warfarin"],
  ["fiz bariátrica", "bariatricSurgery"],
  ["cirugía bariátrica", "bariatricSurgery"],
  ["tuve anorexia", "eatingDisorder"],
  ["history of an eating disorder", "eatingDisorder"],
  ["deficiência de G6PD", "g6pd"],
  ["broad beans", "g6pd"],
  ["fava", "g6pd"],
  ["várias alergias", "severalAllergies"],
  ["alergia a leite, ovo e soja", "severalAllergies"],
  ["bebê com cólica", "babyReacts"],
  ["my baby reacts to milk", "babyReacts"],
  ["estou grávida de novo", "pregnantAgain"],
  ["diabetes gestacional", "diabetes"],
  ["pressão alta", "highBloodPressure"],
]
test.each(referred)("%s is referred: %s", (text, referral) => {
  expect(restrictions(text).referrals).toContain(referral)
  expect(preferences(text).referrals).toContain(referral)
})

test("foods that she only avoids are not several allergies", () => {
  expect(restrictions("não tenho alergias, mas evito leite, ovo e soja").referrals).toEqual([])
  expect(restrictions("leite, ovo e soja").referrals).toEqual([])
})

test("a word that was not recognised is named once, in her own spelling, and no cue word is", () => {
  expect(restrictions("não me dou bem com Glutamato, glutamato e ZYX").unknown).toEqual(["Glutamato", "ZYX"])
  expect(restrictions("Meu médico mandou evitar leite porque me dá dor de barriga").unknown).toEqual([])
  const many = Array.from(
    { length: 40 },
    (_, at) => `qwx${String.fromCharCode(97 + (at % 26))}${"z".repeat(1 + (at % 2))}k`,
  ).join(" ")
  expect(restrictions(many).unknown).toHaveLength(12)
})
