import { expect, test } from "vitest"
import { foodReader } from "./food-reader.ts"

test("a text that is asked about again, beside others that she writes meanwhile, is not read again", () => {
  const read = () => foodReader().understand("sem leite nem coentro", "restrictions")
  const liked = () => foodReader().likedWords("frango e arroz")
  const [restrictions, likes] = [read(), liked()]
  expect(restrictions.wishes).toContain("milk")
  for (const end of ["", ",", ", p", ", pe"]) {
    foodReader().understandBoth({ restrictions: "sem leite nem coentro", preferredFoods: `frango e arroz${end}` })
    foodReader().likedWords(`frango e arroz${end}`)
    expect(read()).toBe(restrictions)
    expect(liked()).toBe(likes)
  }
  expect(foodReader().understand("sem leite nem coentro", "preferredFoods")).not.toBe(restrictions)
})
