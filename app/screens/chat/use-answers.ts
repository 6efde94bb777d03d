import { useQueries } from "@tanstack/react-query"
import { use, useState } from "react"
import { loadSafetyModel } from "#app/care/load-care.ts"
import { useLater } from "#app/language/use-later.ts"
import { useLanguageOf, useOneLanguage, useWords } from "#app/language/use-words.ts"
import { type Language, languages } from "#domain/language.ts"
import { type Answers, loadFaq, loadStarters } from "./faq.ts"
import { answersTo, isUrgent, languageToAnswer, ownAnswersQuery } from "./own-answers.ts"

/**
 * What answers her. It weighs several times as much as the screen, so until she begins to write only the three entries
 * are here that an empty conversation suggests; and what answers in another language, until she writes in it. `spoken` is
 * the language of the last message.
 */
export function useAnswers(spoken: Language | undefined) {
  const t = useWords("chat")
  const lang = useLanguageOf("chat")
  const hasOneLanguage = useOneLanguage() !== null
  const [isWriting, setWriting] = useState(false)
  const isNeeded = isWriting || spoken !== undefined
  const starters = use(loadStarters(lang))
  const faq = useLater("faq", loadFaq, lang, isNeeded)
  const safety = useLater("safety-model", loadSafetyModel, useLanguageOf("care"), isNeeded)
  // Not before the model is here, which comes first.
  const here: Answers | undefined = faq && safety && { safety, ...faq }

  const [asked, setAsked] = useState<Language[]>([])
  const needed = languages.filter((each) => each !== lang && (each === spoken || asked.includes(each)))
  const others = hasOneLanguage ? [] : needed
  const found = useQueries({ queries: others.map(ownAnswersQuery) })
  const inLanguage = (language: Language) => found[others.indexOf(language)]
  const isAwaited = (language: Language) =>
    inLanguage(language)?.data === undefined && !inLanguage(language)?.failureCount

  /** What answers a message; null while it is awaited. */
  function find(text: string): Answers | null {
    if (!here) return null
    const own = languageToAnswer(text, here, hasOneLanguage)
    if (own === here.lang) return here
    if (!isAwaited(own) || isUrgent(text, here)) return answersTo(text, here, inLanguage(own)?.data?.value)
    if (!asked.includes(own)) setAsked([...asked, own])
    return null
  }

  const ofScreen = { t, lang, entries: faq?.entries ?? starters }
  const isSpokenAwaited = spoken !== undefined && others.includes(spoken) && isAwaited(spoken)
  return {
    find,
    isHere: here !== undefined,
    isAwaited: asked.some((each) => others.includes(each) && isAwaited(each)),
    /** What goes on in the language of the last message. */
    talk: (spoken && inLanguage(spoken)?.data?.value) ?? { ...ofScreen, ...(isSpokenAwaited && { entries: [] }) },
    prepare: () => setWriting(true),
  }
}
