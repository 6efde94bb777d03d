import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { test } from "@playwright/test"

/** What any process of this run has noted under a name: what one has looked at, another need not. */
export function readNoted(name: string): string[] {
  const file = fileOf(name)
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : []
}

export function note(name: string, lines: string[]) {
  mkdirSync(test.info().project.outputDir, { recursive: true })
  appendFileSync(fileOf(name), lines.map((line) => `${line}\n`).join(""))
}

/** In the folder that Playwright empties before each run. */
function fileOf(name: string) {
  return join(test.info().project.outputDir, `${name}.txt`)
}
