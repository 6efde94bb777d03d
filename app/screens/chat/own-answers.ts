import { laterQuery } from "#app/language/use-later.ts"
import type { Language } from "#domain/language.ts"
import { type Answers, type Faq, loadFaq } from "./faq.ts"

/** She is answered in the screen's language rather than kept waiting longer. */
const patienceMs = 5000

/** The answers in the language of a message that is not the screen's. Fails when they do not come soon, and goes on trying. */
export function ownAnswersQuery(language: Language) {
  return laterQuery("answers-of-message", loadSoon, language)
}

function loadSoon(language: Language): Promise<Faq> {
  return Promise.race([
    loadFaq(language),
    new Promise<never>((_, reject) => setTimeout(reject, patienceMs, new Error(`No answers in ${language} so far.`))),
  ])
}

/** Where everything is in one language she is answered in it; else in that of her message, where it is sure. */
export function languageToAnswer(text: string, here: Faq, hasOneLanguage: boolean): Language {
  return (hasOneLanguage ? null : here.languageOf(text)) ?? here.lang
}

/** By the answers that are on this device: it waits for no others. */
export function isUrgent(text: string, here: Answers): boolean {
  return here.understand(text, here.safety).concern?.level === "urgent"
}

/** Those in the message's own language, where there are any. What is urgent by those of the screen stays so. */
export function answersTo(text: string, here: Answers, own: Faq | undefined): Answers {
  if (!own) return here
  return isUrgent(text, here) ? { ...here, t: own.t, lang: own.lang } : { ...own, safety: here.safety }
}

/** The same, once they have come or failed to come. */
export async function answersSoon(text: string, here: Answers, hasOneLanguage: boolean): Promise<Answers> {
  const lang = languageToAnswer(text, here, hasOneLanguage)
  if (lang === here.lang || isUrgent(text, here)) return here
  return answersTo(text, here, await loadSoon(lang).catch(() => undefined))
}
