import type { SignOf } from "#domain/care/sign.ts"
import type { SignTexts } from "#domain/care/sign-text.ts"
import { europeanPortuguese } from "#domain/language.ts"
import { fetchMessages } from "./load-messages.ts"

export type EuropeanTexts = Awaited<ReturnType<typeof loadEuropeanTexts>>

const files = import.meta.glob<{ default: Omit<SignTexts, "language"> }>("../../content/signs/pt-PT/*.json")

/** Loads the messages, guides and warning signs for Portugal together, because some messages contain warning signs. */
export async function loadEuropeanTexts() {
  const [care, helpNow, guides, babyAge, shortWords, mother, baby] = await Promise.all([
    fetchMessages("care", europeanPortuguese),
    fetchMessages("help-now", europeanPortuguese),
    fetchMessages("guides", europeanPortuguese),
    fetchMessages("baby-age", europeanPortuguese),
    fetchMessages("short-words", europeanPortuguese),
    fetchSigns("mother"),
    fetchSigns("baby"),
  ])
  const messages: Record<string, typeof care> = {
    care,
    "help-now": helpNow,
    guides,
    "baby-age": babyAge,
    "short-words": shortWords,
  }
  return { messages, signs: { mother, baby } }
}

async function fetchSigns(of: SignOf): Promise<SignTexts> {
  const file = await files[`../../content/signs/pt-PT/${of}.json`]?.()
  if (!file) throw new Error(`There are no signs of the ${of} in ${europeanPortuguese}`)
  return { language: europeanPortuguese, ...file.default }
}
