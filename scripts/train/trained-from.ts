import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import type { Training } from "./train-model.ts"

export type TrainedFrom = Record<"phrases" | "trainer" | "model", string>

const trainer = [
  "scripts/train/train-model.ts",
  "scripts/train/joined.ts",
  "scripts/train/learn.ts",
  "domain/understanding/features.ts",
  "domain/understanding/text.ts",
  "domain/understanding/model-file.ts",
]
const root = `${import.meta.dirname}/../..`

export const trainedFromFile = `${root}/content/models/trained-from.json`

export function trainedFrom({ phrases, settings }: Training, model: string): TrainedFrom {
  const listed = phrases.map(({ text, lessons, group }) => [
    text,
    group,
    ...lessons.map(({ task, weight, target }) => [task, weight, ...target]),
  ])
  return {
    phrases: hashOf(JSON.stringify([settings, listed])),
    trainer: hashOf(...trainer.map((file) => readFileSync(`${root}/${file}`, "utf8"))),
    model: hashOf(model),
  }
}

function hashOf(...texts: string[]): string {
  const hash = createHash("sha256")
  for (const text of texts) hash.update(text)
  return hash.digest("hex")
}
