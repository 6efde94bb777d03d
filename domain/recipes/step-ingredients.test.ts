import { expect, it } from "vitest"
import { stepIngredients } from "./step-ingredients.ts"

it("a food stands beside the step that first names it, in one or several, with or without accents", () => {
  const steps = [
    "Lave o tomate. Passe a manteiga no pão.",
    "Quebre os ovos e mexa.",
    "Sirva o pão com os ovos e os tomates.",
  ]
  expect(stepIngredients(steps, ["Ovo", "Pão de forma integral", "Tomate", "Manteiga sem sal"], "pt")).toEqual([
    [1, 2, 3],
    [0],
    [],
  ])
})

it("a longer name goes to the step that has more of it, and what no step names stands beside none", () => {
  const steps = ["Corte a laranja e tire as sementes.", "Junte as sementes de girassol."]
  expect(stepIngredients(steps, ["Semente de girassol", "Laranja", "Hortelã"], "pt")).toEqual([[1], [0]])
  expect(
    stepIngredients(["Add the olive oil.", "Grill the breast."], ["Skinless chicken breast", "Olive oil"], "en"),
  ).toEqual([[1], [0]])
})
