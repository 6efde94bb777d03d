import { useQueries } from "@tanstack/react-query"
import { use, useState } from "react"
import { loadSafetyModel } from "#app/care/load-care.ts"
import {
  type Answers,
  answersInMessageLanguageQuery,
  answersTo,
  isUrgent,
  languageToAnswer,
  loadFaq,
  loadStarters,
} from "#app/chat/faq.ts"
import { useLanguage, usePartLanguage } from "#app/language/language-boundary.tsx"
import { useOneLanguage } from "#app/language/screen-language.ts"
import { useLazy } from "#app/language/use-lazy.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { type Language, languages } from "#domain/language.ts"

/**
 * The answers weigh several times as much as the screen, so they load only when she writes or has written. `spoken` is
 * the language of the last message.
 */
export function useAnswers(spoken: Language | undefined) {
  const t = useMessages("chat")
  const lang = useLanguage()
  const hasOneLanguage = useOneLanguage() !== null
  const [isWriting, setWriting] = useState(false)
  const isNeeded = isWriting || spoken !== undefined
  const starters = use(loadStarters(lang))
  const faq = useLazy("faq", loadFaq, lang, isNeeded)
  const safety = useLazy("safety-model", loadSafetyModel, usePartLanguage("care"), isNeeded)
  // Nothing is answered before the safety model is there, because it reads each message first.
  const here: Answers | undefined = faq && safety && { safety, ...faq }

  const [asked, setAsked] = useState<Language[]>([])
  const needed = languages.filter((each) => each !== lang && (each === spoken || asked.includes(each)))
  const others = hasOneLanguage ? [] : needed
  const found = useQueries({ queries: others.map(answersInMessageLanguageQuery) })
  const inLanguage = (language: Language) => found[others.indexOf(language)]
  const isAwaited = (language: Language) =>
    inLanguage(language)?.data === undefined && !inLanguage(language)?.failureCount

  /** Returns null while the answers load. */
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
    isNeeded,
    isLoaded: here !== undefined,
    isAwaited: asked.some((each) => others.includes(each) && isAwaited(each)),
    talk: (spoken && inLanguage(spoken)?.data?.value) ?? { ...ofScreen, ...(isSpokenAwaited && { entries: [] }) },
    prepare: () => setWriting(true),
  }
}
