import { expect, test } from "vitest"
import { questionWords } from "#content/plan-words/questions.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { readerOfPlan } from "./question.ts"

const planQuestionIn = readerOfPlan(questionWords)

test.each([
  ["o que eu como agora?", { about: "meal" }],
  ["What should I eat now?", { about: "meal" }],
  ["¿qué como hoy?", { about: "day", day: "today" }],
  ["O que tem para o jantar?", { about: "meal", meal: "dinner" }],
  ["what's for lunch", { about: "meal", meal: "lunch" }],
  ["¿Qué hay de cena?", { about: "meal", meal: "dinner" }],
  ["posso trocar o jantar?", { about: "swap", meal: "dinner" }],
  ["can I swap today's lunch", { about: "swap", meal: "lunch" }],
  ["quiero cambiar el desayuno", { about: "swap", meal: "breakfast" }],
  ["quero trocar o prato de hoje", { about: "swap" }],
  ["tenho alergia a ovo", { about: "leaveOut" }],
  ["I'm allergic to nuts", { about: "leaveOut" }],
  ["soy vegetariana", { about: "leaveOut" }],
  ["não como peixe", { about: "leaveOut" }],
  ["não quero mais pratos com ovo", { about: "leaveOut" }],
  ["chega de peixe", { about: "leaveOut" }],
  ["no more eggs please", { about: "leaveOut" }],
  ["I can't stand fish", { about: "leaveOut" }],
  ["no quiero más huevo", { about: "leaveOut" }],
  ["tem amendoim no plano? tenho alergia", { about: "leaveOut" }],
  ["dá pra tirar o leite das receitas?", { about: "leaveOut" }],
  ["não tenho forno nem liquidificador", { about: "kitchen", lacks: ["oven", "blender"] }],
  ["I don’t have a stove, what can I eat today?", { about: "kitchen", lacks: ["stove"] }],
  ["no tengo microondas en casa", { about: "kitchen", lacks: ["microwave"] }],
  ["o que tem de pequeno-almoço?", { about: "meal", meal: "breakfast" }],
])("“%s” is about her week", (text, question) => {
  expect(planQuestionIn(text, wishTable)).toMatchObject(question)
})

test.each([
  "posso tomar café?",
  "my oven is hot",
  "sin microondas, ¿cómo recaliento el arroz?",
  "sem forno, dá pra fazer escondidinho?",
  "no microwave, what can I do with rice",
  "o forno está quente",
  "o que é bom para dormir?",
  "how much water should I drink",
  "trocar a fralda",
  "change the bandage",
  "¿cómo cambio el pañal?",
  "como faço para dormir hoje à noite?",
  "estou com muita dor",
  "sou vegetariana, de onde tiro proteína?",
  "I'm vegan, how do I get enough iron",
  "soy vegetariana, ¿cuánta proteína necesito?",
  "tenho alergia a amendoim, posso amamentar?",
  "i don't like milk, how do i get calcium",
  "não suporto leite, como fortaleço os ossos",
  "am I getting enough protein if I don't eat much meat",
  "nada de leite ainda, parto ontem",
  "no more milk coming out",
  "não quero mais amamentar, quero secar o leite",
  "no quiero más leche, quiero destetar",
  "I hate pumping milk",
  "tirar o leite com bomba quantas vezes na semana",
  "I don't eat enough fish",
  "i can't eat anything but bread",
  "não como desde ontem, só leite",
  "tenho um filho alérgico a leite",
  "i have a baby with milk allergy",
  "posso mudar a receita do antidepressivo?",
  "puedo cambiar la receta de sertralina",
  "qual é o melhor café da manhã para quem amamenta",
  "O que é bom para o lanche do bebê",
  "x ".repeat(3000),
])("“%s” is not", (text) => {
  expect(planQuestionIn(text, wishTable)).toBeUndefined()
})

test("what she wants left out is about her week as far as it is understood", () => {
  expect(planQuestionIn("tenho alergia a ovo", wishTable)).toMatchObject({ about: "leaveOut", wishes: ["egg"] })
  expect(planQuestionIn("não como xyzabc", wishTable)).toBeUndefined()
})

test.each([
  ["do I have eggs at home?", { about: "atHome" }],
  ["tengo huevos?", { about: "atHome" }],
  ["preciso comprar arroz?", { about: "onList", thing: "arroz" }],
])("“%s” asks about a food of hers", (text, question) => {
  expect(planQuestionIn(text, wishTable)).toMatchObject(question)
})

test.each(["preciso comprar esterilizador?", "do I have depression?", "what can I make for lunch with eggs"])(
  "“%s” names no food of hers, or asks for an idea",
  (text) => {
    expect(planQuestionIn(text, wishTable)).toBeUndefined()
  },
)
