import type { GuideName } from "../guides/guide.ts"
import type { WrittenFaqEntry } from "./faq-entries.ts"
import type { FaqEntry } from "./faq-match.ts"

/** The parts of an answer that are the same in every language; ids begin at 101. */
export type AnswerFacts = Pick<FaqEntry, "id" | "followUpIds" | "about"> & {
  guide?: `${GuideName}#${string}`
  /** The sources of the answer's facts, which docs/facts.md lists one by one. */
  sources: readonly string[]
}

/**
 * `in` has what applies in a country, by its code. `keywords` are for answers on which the trained model has no
 * phrases.
 */
export type AnswerText = {
  id: number
  question: string
  keywords?: readonly string[]
  answer: string
  in?: Readonly<Record<string, string>>
}

/** The day on which the facts were last compared with their sources (YYYY-MM-DD). */
export const answersReadOn = "2026-11-27"

/** The authorities named in the sources, each once. */
export function authoritiesOf(sources: readonly string[]): string[] {
  return [...new Set(sources.map((source) => source.split(":")[0] ?? source))]
}

/**
 * Joins each answer's texts in one language with the parts that are the same in every language; throws if a text is
 * missing.
 */
export function answersIn(facts: readonly AnswerFacts[], texts: readonly AnswerText[]): WrittenFaqEntry[] {
  const byId = new Map(texts.map((text) => [text.id, text]))
  return facts.map(({ id, about, guide, followUpIds, sources }) => {
    const text = byId.get(id)
    if (!text) throw new Error(`Answer ${id} has no text`)
    const [name, section] = guide?.split("#") ?? []
    const { question, keywords = [], answer, in: byCountry } = text
    return {
      id,
      question,
      keywords,
      answer,
      followUpIds,
      sources,
      ...(name && { guide: name as GuideName }),
      ...(section && { section }),
      ...(about && { about }),
      ...(byCountry && { byCountry }),
    }
  })
}
