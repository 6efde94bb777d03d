import { inTime } from "#app/fetch-file.ts"
import { lazyQuery } from "#app/language/use-lazy.ts"
import type { Language } from "#domain/language.ts"
import { type Answers, type Faq, loadFaq } from "./faq.ts"

/** Fails where they are late, and retries. */
export function ownAnswersQuery(language: Language) {
  return lazyQuery("answers-of-message", loadInTime, language)
}

/** Where it fails she is answered in the screen's language instead. */
async function loadInTime(language: Language): Promise<Faq> {
  const faq = await inTime(loadFaq(language))
  if (!faq) throw new Error(`No answers in ${language} so far.`)
  return faq
}

/** Of her message only where it is certain. */
export function languageToAnswer(text: string, here: Faq, hasOneLanguage: boolean): Language {
  return (hasOneLanguage ? null : here.languageOf(text)) ?? here.lang
}

/** Decided by the answers already loaded: it waits for no others. */
export function isUrgent(text: string, here: Answers): boolean {
  return here.understand(text, here.safety).concern?.level === "urgent"
}

/** What is urgent by the screen's answers stays urgent. */
export function answersTo(text: string, here: Answers, own: Faq | undefined): Answers {
  if (!own) return here
  return isUrgent(text, here) ? { ...here, t: own.t, lang: own.lang } : { ...own, safety: here.safety }
}

export async function answersWithTimeout(text: string, here: Answers, hasOneLanguage: boolean): Promise<Answers> {
  const lang = languageToAnswer(text, here, hasOneLanguage)
  if (lang === here.lang || isUrgent(text, here)) return here
  return answersTo(text, here, (await inTime(loadFaq(lang))) ?? undefined)
}
