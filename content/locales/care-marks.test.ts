import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { plainText, textWithout } from "#domain/marked-text.ts"
import { silenced } from "#domain/privacy/silence.ts"
import { safetyKinds } from "#domain/safety/concern.ts"

const babys = {
  pt: /beb[êe]s?(?![a-zà-ú])|amament/i,
  en: /\bbab(y|ies)\b|breastfe/i,
  es: /beb[ée]s?(?![a-zà-ú])|dar el pecho|dando el pecho/i,
}
/** Cards about a baby, which are shown after a loss only for what she has just written or asked for. */
const aboutBaby = ["not-breathing", "choking", "under-water", "baby-emergency", "harm-to-baby", "same-day-baby", "loss"]

it.each(languages)("after a loss no card in %s speaks of a baby, but those about one", (language) => {
  const words: Record<string, string> = JSON.parse(readFileSync(`${import.meta.dirname}/${language}/care.json`, "utf8"))
  const kinds = safetyKinds.filter((kind) => !aboutBaby.includes(kind))
  const keys = [
    "checkQuestion",
    "iAmSafe",
    "dontWait",
    "burn-then",
    "bite-then",
    "violence-forced",
    ...kinds.flatMap((kind) => [`${kind}-first`, `${kind}-say`]),
  ]
  for (const key of keys.filter((name) => name !== "psychosis-say")) {
    const text = words[key] ?? ""
    const left = textWithout(text, silenced)
    expect(left, key).not.toBe("")
    expect(left, key).not.toMatch(babys[language])
    expect(left, key).not.toMatch(/[<>]/)
    expect(plainText(text), key).not.toMatch(/[<>]/)
  }
})
