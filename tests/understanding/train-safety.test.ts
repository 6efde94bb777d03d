import { expect, it } from "vitest"
import { trainSafetyModel } from "../../scripts/train/models.ts"
import { modelText } from "./model-text.ts"

it("trained again, the safety model is the same to the letter", { timeout: 1_200_000 }, () => {
  expect(`${JSON.stringify(trainSafetyModel())}\n` === modelText("safety")).toBe(true)
})
