import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { trainings } from "../../scripts/train/models.ts"
import { trainedFrom, trainedFromFile } from "../../scripts/train/trained-from.ts"
import { modelText } from "./model-text.ts"

const written = JSON.parse(readFileSync(trainedFromFile, "utf8"))

it.each(Object.entries(trainings))(
  "the model %s was trained from these phrases by this trainer (if not: npm run train)",
  async (name, training) => {
    expect(trainedFrom(await training(), modelText(name))).toEqual(written[name])
  },
)

it("there are no other models", () => {
  expect(Object.keys(written)).toEqual(Object.keys(trainings))
})
