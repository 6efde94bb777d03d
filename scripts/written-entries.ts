import { answers } from "#content/answers/answers.ts"
import { type AnswerText, answersIn } from "#domain/chat/answer.ts"
import type { Courtesies } from "#domain/chat/courtesy.ts"
import type { WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import type { Language } from "#domain/language.ts"

type Faq = { faq: readonly WrittenFaqEntry[]; courtesies: Courtesies }

export async function readWrittenEntries(language: Language) {
  const [{ faq, courtesies }, texts]: [Faq, Record<string, readonly AnswerText[]>] = await Promise.all([
    import(`../content/faq/${language}.ts`),
    import(`../content/answers/${language}.ts`),
  ])
  return { entries: [...faq, ...answersIn(answers, texts[language] ?? [])], courtesies }
}
