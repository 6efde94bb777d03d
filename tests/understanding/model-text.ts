import { readFileSync } from "node:fs"

export function modelText(name: string): string {
  return readFileSync(`${import.meta.dirname}/../../content/models/${name}.json`, "utf8")
}
