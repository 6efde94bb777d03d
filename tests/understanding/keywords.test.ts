import { expect, test } from "vitest"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { type FaqEntry, foldedWords, matchFaq } from "#domain/chat/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import { type IntentPhrase, readIntentPhrases } from "../../scripts/train/phrases.ts"
import { readWrittenEntries } from "../../scripts/written-entries.ts"

/** The phrases that a keyword is in. */
function finderIn(phrases: readonly IntentPhrase[]) {
  const folded = (text: string) => foldedWords(text).join(" ")
  const lines = phrases.map(({ text }) => folded(text))
  const all = lines.join("\n")
  const phraseAt = new Map<number, IntentPhrase>()
  let start = 0
  for (const [place, phrase] of phrases.entries()) {
    phraseAt.set(start, phrase)
    start += (lines[place]?.length ?? 0) + 1
  }
  return (entry: FaqEntry, keyword: string) => {
    const alone = [{ ...entry, keywords: [keyword] }]
    const found: IntentPhrase[] = []
    for (let at = all.indexOf(folded(keyword)); at >= 0; at = all.indexOf(folded(keyword), all.indexOf("\n", at))) {
      const phrase = phraseAt.get(all.lastIndexOf("\n", at) + 1)
      if (phrase && matchFaq(phrase.text, alone)) found.push(phrase)
      if (all.indexOf("\n", at) < 0) break
    }
    return found
  }
}

async function ofOthersIn(language: Language) {
  const { entries: written } = await readWrittenEntries(language)
  const find = finderIn(readIntentPhrases(language))
  return readEntries(written).flatMap((entry) =>
    entry.keywords.flatMap((keyword) => {
      const found = find(entry, keyword)
      const own = found.filter(({ id }) => id === entry.id).length
      const others = found.length - own
      return others > Math.max(1, own) ? [`${entry.id} ${keyword}: ${own} of ${found.length}`] : []
    }),
  )
}

test.each(languages)("in %s no keyword decides for an entry where mothers mostly mean another", async (language) => {
  expect(await ofOthersIn(language)).toEqual([])
})
