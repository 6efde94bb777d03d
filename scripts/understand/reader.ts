import { readFileSync } from "node:fs"
import type { Courtesies } from "#domain/courtesy.ts"
import { readEntries, type WrittenFaqEntry } from "#domain/faq-entries.ts"
import { isLanguage } from "#domain/language.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { createIntentModel } from "#domain/understanding/intents.ts"
import { understandMessage } from "#domain/understanding/message.ts"
import type { ModelFile } from "#domain/understanding/model.ts"

export type Read = {
  level: "urgent" | "check" | "none"
  kind: SafetyKind | null
  /** The id of the entry that answers, and the ids of those offered instead. */
  entry: number | null
  offered: number[]
  /** The section of a guide that answers, where none of the entries does. */
  section?: string
  /** She says that she feels low. */
  mood?: true
}

/** What the chat would do with a message, by the same rules, models and answers. */
export async function createReader(language: string) {
  if (!isLanguage(language)) throw new Error(`There is no language ${language}: say pt, en or es.`)
  const { faq, courtesies }: { faq: readonly WrittenFaqEntry[]; courtesies: Courtesies } = await import(
    `../../content/faq/${language}.ts`
  )
  const safety = createSafetyModel(readModel("safety"))
  const intents = createIntentModel(readModel(`intents-${language}`))
  const entries = readEntries(faq)
  return (text: string): Read => {
    const { concern, entry, offered, isAboutSafeSleep, isAboutMood } = understandMessage(text, {
      safety,
      intents,
      entries,
      courtesies,
    })
    return {
      level: concern?.level ?? "none",
      kind: concern?.kind ?? null,
      entry: entry?.id ?? null,
      offered: offered.map(({ id }) => id),
      ...(isAboutMood && { mood: true as const }),
      ...(isAboutSafeSleep && { section: "mood-and-sleep#safe-sleep" }),
    }
  }
}

function readModel(name: string): ModelFile {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../content/models/${name}.json`, "utf8"))
}
