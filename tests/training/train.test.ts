import { expect, it } from "vitest"
import { trainings } from "../../scripts/train/models.ts"
import { trainModel } from "../../scripts/train/train-model.ts"
import { modelText } from "../understanding/model-text.ts"

it.each(Object.entries(trainings))("trained again, the model %s is the same to the letter", async (name, training) => {
  expect(`${JSON.stringify(trainModel(await training()))}\n` === modelText(name)).toBe(true)
})
