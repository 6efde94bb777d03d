import { searchFaq } from "#app/screens/chat/search-faq.ts"
import { faq, faqWords } from "#content/faq/pt.ts"
import { matchFaq } from "#domain/faq-match.ts"
import { concernIn } from "#domain/red-flags.ts"

const runs = 2000
const messages = [
  "Bom dia! Dormi pouco, o bebê mamou a noite toda, e agora não sei se cuido da casa ou se descanso um pouco",
  "Posso tomar um cafezinho depois do almoço?",
  "jabuticabeira de vaso",
]

/**
 * Medians in milliseconds for one message, over a long one, a plain question and one that no entry answers: the red
 * flags and a match over all entries, its search included, and, for comparison, one pass of String.includes over the same keywords.
 */
export function measureFaqMatch() {
  const keywords = faq.flatMap((entry) => entry.keywords)
  const search = searchFaq(faq, faqWords)
  const matchMs = medianMs((text) => concernIn(text) ?? matchFaq(text, faq, search))
  const includesMs = medianMs((text) => {
    const lowercased = text.toLowerCase()
    return keywords.filter((keyword) => lowercased.includes(keyword)).length
  })
  return { matchMs, includesMs }
}

let results: unknown

function medianMs(work: (text: string) => unknown) {
  const times = Array.from({ length: runs + 200 }, (_, run) => {
    const text = messages[run % messages.length] ?? ""
    const start = performance.now()
    // Kept, so that the work cannot be left out as useless.
    results = work(text)
    return performance.now() - start
  })
  const warm = times.slice(200).sort((one, other) => one - other)
  return results === undefined ? Number.NaN : (warm[runs / 2] ?? Number.NaN)
}
