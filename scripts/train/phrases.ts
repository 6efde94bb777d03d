import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { Language } from "#domain/language.ts"
import { learnedKinds, type SafetyKind } from "#domain/safety/concern.ts"

const folder = `${import.meta.dirname}/../../content/training`

export type SafetyPhrase = { text: string; language: Language; label: SafetyKind | "none"; isUnsure: boolean }
export type IntentPhrase = {
  text: string
  language: Language
  /**
   * "near" marks a question that mothers do ask although no entry answers it, so it teaches less about what is out of
   * scope.
   */
  id: number | "near" | null
}
export type FaqPhrase = IntentPhrase & { id: number | null }

/** Reads the phrases of danger and harmless ones. Ambiguous phrases are written as "kind | phrase". */
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

export function readNeighbours(language: Language): { text: string }[] {
  return readLines(`${folder}/neighbours/${language}.txt`).map((text) => ({ text }))
}

/**
 * Reads the FAQ's phrases. "# 12" stands before those of entry 12; the file "out-of-scope" has those that no entry
 * answers.
 */
export function readFaqPhrases(language: Language): FaqPhrase[] {
  return files(`intents/${language}/*.txt`).flatMap((file) => readHeaded(file, language))
}

function readAnswerPhrases(language: Language): FaqPhrase[] {
  return files(`answers/${language}/*.txt`)
    .filter((file) => basename(file) !== "near.txt")
    .flatMap((file) => readHeaded(file, language))
}

/**
 * Reads keywords by entry, also those by which the chat no longer finds the entry, because they stay examples for
 * training.
 */
export function readKeywords(language: Language): { [id: number]: FaqPhrase[] } {
  const all = readHeaded(`${folder}/keywords/${language}.txt`, language)
  return Object.groupBy(all, ({ id }) => id ?? 0) as { [id: number]: FaqPhrase[] }
}

/** Reads the phrases of all entries. A phrase has the id "near" if no entry answers it although one is close. */
export function readIntentPhrases(language: Language): IntentPhrase[] {
  const near = new Set(readLines(`${folder}/answers/${language}/near.txt`))
  const ofAnswers = readAnswerPhrases(language)
  const answered = new Set(ofAnswers.map(({ text }) => text))
  const ofFaq = readFaqPhrases(language).flatMap((phrase): IntentPhrase[] => {
    if (phrase.id !== null || !near.has(phrase.text)) return [phrase]
    return answered.has(phrase.text) ? [] : [{ ...phrase, id: "near" }]
  })
  return [...ofFaq, ...ofAnswers]
}

function readHeaded(file: string, language: Language): FaqPhrase[] {
  let id: number | null = null
  return readLines(file).flatMap((text) => {
    const heading = text.match(/^# (\d+)/)
    if (!heading) return [{ text, language, id }]
    id = Number(heading[1])
    return []
  })
}

/**
 * Reads questions in the wording with which the models were trained, so that a text can be corrected without training
 * again.
 */
export function readRewordedQuestions(language: Language): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${folder}/reworded-questions.json`, "utf8"))[language]
}

/** Reads surroundings, in which "…" stands for the phrase. */
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
  return learnedKinds.some((kind) => kind === name)
}
