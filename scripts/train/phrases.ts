import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { Language } from "#domain/language.ts"
import { type SafetyKind, safetyKinds } from "#domain/safety/concern.ts"

const folder = `${import.meta.dirname}/../../content/training`

export type SafetyPhrase = { text: string; language: Language; label: SafetyKind | "none"; isUnsure: boolean }
export type IntentPhrase = { text: string; language: Language /** Null where no entry answers. */; id: number | null }

/** One phrase a line: those of a kind, harmless ones, and ambiguous ones as "kind | phrase". */
export function readSafetyPhrases(language: Language): SafetyPhrase[] {
  return files(`safety/${language}/*.txt`).flatMap((file) => {
    const name = basename(file, ".txt")
    return readLines(file).map((line): SafetyPhrase => {
      if (name !== "unsure") return { text: line, language, label: isKind(name) ? name : "none", isUnsure: false }
      const [kind = "", text = ""] = line.split(" | ")
      if (!isKind(kind)) throw new Error(`${file} names a kind that there is not: ${kind}`)
      return { text, language, label: kind, isUnsure: true }
    })
  })
}

/** A line "# 12" precedes the phrases of entry 12; the file "out-of-scope" has those that no entry answers. */
export function readIntentPhrases(language: Language): IntentPhrase[] {
  return files(`intents/${language}/*.txt`).flatMap((file) => {
    let id: number | null = null
    return readLines(file).flatMap((text): IntentPhrase[] => {
      const heading = text.match(/^# (\d+)/)
      if (!heading) return [{ text, language, id }]
      id = Number(heading[1])
      return []
    })
  })
}

/** By entry: what a question said when the models were trained. A wording can so be mended without training again. */
export function readRewordedQuestions(language: Language): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${folder}/reworded-questions.json`, "utf8"))[language]
}

/** Text that may surround a phrase without changing its meaning; "…" is its place. */
export function readSurroundings(language: Language): string[] {
  return readLines(`${folder}/around/${language}.txt`)
}

function files(pattern: string) {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => `${folder}/${file}`)
}

function readLines(file: string) {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

function isKind(name: string): name is SafetyKind {
  return safetyKinds.includes(name as SafetyKind)
}
