import { expect, test } from "vitest"
import { partsOf } from "./parts.ts"

test.each([
  ["Posso tomar café? Quanto de água devo beber?", 2],
  ["posso tomar café\nquanto de água devo beber", 2],
  ["I am so thirsty. How much should I drink? And may I have coffee!", 3],
  ["Posso tomar café? E chá?", 0],
  ["O dr. Silva disse que posso tomar café", 0],
  ["bebo 2.5 litros por dia", 0],
  ["", 0],
])("what may ask something of its own: %s", (text, count) => {
  expect(partsOf(text)).toHaveLength(count)
})

test("of a long message only the beginning is taken apart", () => {
  expect(partsOf("Quanto devo beber? ".repeat(1000))).toHaveLength(4)
})
