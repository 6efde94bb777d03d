import type { GuideName } from "../guides/guide.ts"
import type { WrittenFaqEntry } from "./faq-entries.ts"
import type { FaqEntry } from "./faq-match.ts"

/** Whatever its language; ids from 101 on. */
export type AnswerFacts = Pick<FaqEntry, "id" | "followUpIds" | "about"> & {
  guide?: `${GuideName}#${string}`
  /** Where its facts are from; docs/facts.md has them one by one. */
  sources: readonly string[]
}

/** `in`: what a country adds, by its code. `keywords`: for those that the learned model has no phrases of. */
export type AnswerText = {
  id: number
  question: string
  keywords?: readonly string[]
  answer: string
  in?: Readonly<Record<string, string>>
}

/** When the facts were last compared with their sources: YYYY-MM-DD. */
export const answersReadOn = "2026-11-27"

/** The authorities among an entry's sources, each once. */
export function authoritiesOf(sources: readonly string[]): string[] {
  return [...new Set(sources.map((source) => source.split(":")[0] ?? source))]
}

/** Throws where a text is missing. */
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
