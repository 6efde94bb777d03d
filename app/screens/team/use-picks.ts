import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { loadEntries } from "#app/chat/faq.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useLazy } from "#app/language/use-lazy.ts"
import { foldedWords } from "#domain/chat/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import { type StoredReply, savedRepliesQuery } from "./queries.ts"

export type Pick = {
  id: string
  kind: "saved" | "faq"
  title: string
  text: string
  lang: Language
  searched: string
}

/** Saved replies are listed before the answers of the chat. */
export function usePicks(hers: Language, search: string): Pick[] | undefined {
  const own = useLanguage()
  const { data: saved } = useQuery(savedRepliesQuery)
  const ownFaq = useLazy("faq-entries", loadEntries, own)
  const herFaq = useLazy("faq-entries", loadEntries, hers)

  const all = useMemo(() => {
    if (!saved || !ownFaq || !herFaq) return
    const answers = new Map(herFaq.entries.map((entry) => [entry.id, entry]))
    const faq = ownFaq.entries.flatMap(({ id, question, keywords }): Pick[] => {
      const answer = answers.get(id)
      if (!answer) return []
      const searched = fold(question, ...keywords, answer.question)
      return [
        { id: `faq-${id}`, kind: "faq", title: question, text: withoutLinks(answer.answer), lang: hers, searched },
      ]
    })
    return [...saved.map((one) => pickOf(one, [hers, own, ...languages])), ...faq]
  }, [saved, ownFaq, herFaq, hers, own])

  return useMemo(() => {
    const words = foldedWords(search)
    return all?.filter(({ searched }) => words.every((word) => searched.includes(word)))
  }, [all, search])
}

function pickOf(saved: StoredReply, preferred: Language[]): Pick {
  const lang = preferred.find((language) => saved[language] !== "") ?? "pt"
  const { id, title } = saved
  return { id, kind: "saved", title, text: saved[lang], lang, searched: fold(title, saved.pt, saved.en, saved.es) }
}

const fold = (...texts: string[]) => texts.flatMap(foldedWords).join(" ")

/** Links in an answer lead to the reader's own plan, so they are removed for a member. */
export function withoutLinks(answer: string): string {
  return answer.replaceAll(/\[([^\]\n]+)\]\([^)\s]+\)/g, "$1")
}
