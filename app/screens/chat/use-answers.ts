import { use, useState } from "react"
import { loadSafetyModel } from "#app/care/safety-model.ts"
import { useLater } from "#app/language/use-later.ts"
import { useLanguageOf } from "#app/language/use-words.ts"
import { type Answers, loadFaq, loadStarters } from "./faq.ts"

/**
 * What answers her. It weighs several times as much as the screen, so until she begins to write only the three entries
 * are here that an empty conversation suggests.
 */
export function useAnswers(isNew: boolean) {
  const language = useLanguageOf("chat")
  const [isWriting, setWriting] = useState(false)
  const isNeeded = isWriting || !isNew
  const starters = use(loadStarters(language))
  const faq = useLater("faq", loadFaq, language, isNeeded)
  const safety = useLater("safety-model", loadSafetyModel, language, isNeeded)
  // Not before the model is here, which comes first.
  const answers: Answers | undefined = faq && safety && { safety, ...faq }
  return { answers, entries: faq?.entries ?? starters, prepare: () => setWriting(true) }
}
