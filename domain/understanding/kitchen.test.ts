import { expect, test } from "vitest"
import { kitchenWords } from "#content/message-words/kitchen.ts"
import type { Appliance } from "../food/appliance.ts"
import { readerOfKitchen } from "./kitchen.ts"
import { fold } from "./text.ts"

const lackedIn = readerOfKitchen(kitchenWords)

test.each<[string, readonly Appliance[]]>([
  ["Não tenho forno nem fogão, só tenho um micro-ondas", ["oven", "stove"]],
  ["aqui em casa não tem liquidificador", ["blender"]],
  ["gente, meu micro-ondas queimou ontem", ["microwave"]],
  ["estou sem fogão até a mudança", ["stove"]],
  ["não temos chaleira, forno nem cooktop", ["oven", "stove", "kettle"]],
  ["moro num quarto, não tenho cozinha", ["oven", "stove"]],
  ["sem forno nem liquidificador nem nada", ["oven", "blender"]],
  ["tenho só um fogareiro", ["oven"]],
  ["la anafe no prende", ["stove"]],
  ["the blender died mid smoothie", ["blender"]],
  ["sem forno por enquanto", ["oven"]],
  ["so tenho fogão", ["oven"]],
  ["I don’t have a blender", ["blender"]],
  ["we have no oven and no hob in this flat", ["oven", "stove"]],
  ["I have neither a stove nor an oven", ["oven", "stove"]],
  ["my oven is broken, what now?", ["oven"]],
  ["There’s no kitchen in the hotel room", ["oven", "stove"]],
  ["I have an oven but no microwave", ["microwave"]],
  ["I only have a kettle", ["oven", "stove"]],
  ["haven't got a microwave or a kettle", ["microwave", "kettle"]],
  ["no tengo horno", ["oven"]],
  ["No tengo ni estufa ni licuadora", ["stove", "blender"]],
  ["hola, en mi cuarto no hay microondas", ["microwave"]],
  ["se me acabó el gas y me quedé sin hornillas", ["stove"]],
  ["la licuadora se descompuso", ["blender"]],
  ["solo tengo microondas en el departamento", ["oven", "stove"]],
])("“%s” says what her kitchen does not have", (text, lacks) => {
  expect(lackedIn(fold(text))).toEqual(lacks)
})

test.each([
  "my oven is hot",
  "o forno está quente, queimei o dedo",
  "el horno está caliente",
  "I have a microwave and an oven",
  "tenho forno, fogão e micro-ondas",
  "tengo licuadora",
  "can I use the microwave?",
  "posso esquentar no micro-ondas?",
  "no tengo tiempo para usar el horno",
  "I don't have time to stand at the stove",
  "não tenho vontade de chegar perto do fogão",
  "não tenho forno a gás, o meu é elétrico",
  "I don't have oven gloves",
  "no tengo horno eléctrico",
  "I don't have a microwave to sterilise bottles",
  "não tenho micro-ondas para esterilizar a mamadeira",
  "no tengo hervidor, ¿cómo preparo la fórmula?",
  "no tengo estufa y hace mucho frío en casa",
  "if I don't have a blender can I mash it",
  "no hay microondas en mi trabajo para mi comida",
  "se não tenho liquidificador posso amassar?",
  "meu fogão é novo",
  "the oven is on",
  "I don't have a bun in the oven any more",
  "não tenho fome",
  "I have no energy to cook",
  "la cocina está sucia",
  "no tengo ganas de ir a la cocina",
  "não tenho nada no forno",
  "I don't have an appetite",
  "não tenho ajuda na cozinha",
  "I have no help in the kitchen",
  "receitas de forno",
])("“%s” does not", (text) => {
  expect(lackedIn(fold(text))).toEqual([])
})

test("a long message is read in little time", () => {
  expect(lackedIn(fold(`no tengo ${"ni un ".repeat(2000)}horno`.slice(0, 400)))).toEqual([])
})
