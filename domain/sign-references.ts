import { type Days, holdsWithin, lastDay, type Sign, type SignLevel, type SignOf, signLevels } from "./sign.ts"
import { type SignTexts, signLines } from "./sign-text.ts"
import { signById } from "./signs/table.ts"

/** The texts that are loaded. */
export type SignTextsOf = Partial<Readonly<Record<SignOf, SignTexts>>>

/** “{mother-head mother-fever+}” in a text; with + a sign stands for what it is beside another that raises it. */
const references = /(^|.)(\s*)\{([a-z]+-[a-z-]+\+?(?: [a-z]+-[a-z-]+\+?)*)\}/gm

/** A text in which each group of references is a sentence for each level, the most urgent first: “An emergency: …”. */
export function writeOutSigns(text: string, texts: SignTextsOf): string {
  return text.replace(references, (_, before: string, space: string, ids: string) => {
    const sentences = sentencesFor(ids.split(" "), texts).join(" ")
    return before + space + (before === ":" || before === "–" ? startingLow(sentences) : sentences)
  })
}

/** The texts of a sign's person; throws where they are not loaded. */
export function textsOf({ of, id }: Sign, texts: SignTextsOf): SignTexts {
  const found = texts[of]
  if (!found) throw new Error(`The texts for ${id} are not loaded`)
  return found
}

/** Signs that a line begins with, by level: what leads them, and a line for each. */
export type LeadingSigns = { groups: readonly SignGroup[]; rest: string }
type SignGroup = { lead: string; lines: readonly string[] }

/**
 * The signs of a line that begins with more than one, as far as they hold within an age, and what follows them; null for any
 * other line.
 */
export function leadingSigns(line: string, texts: SignTextsOf, days?: Days): LeadingSigns | null {
  const [, ids, rest = ""] = line.match(/^\{([^}]* [^}]*)\}\s*(.*)$/) ?? []
  return ids ? { groups: groupsOf(ids.split(" "), texts, days), rest } : null
}

function groupsOf(ids: readonly string[], texts: SignTextsOf, days: Days = [0, lastDay]): SignGroup[] {
  const named = ids.map((id) => {
    const sign = signById(id.replace("+", ""))
    const level: SignLevel = id.endsWith("+") ? (sign.with?.level ?? sign.level) : sign.level
    return { sign, level }
  })
  return signLevels.flatMap((level) => {
    const rows = named.filter((one) => one.level === level && holdsWithin(one.sign, days))
    const [first] = rows
    if (!first) return []
    const lines = rows.flatMap(({ sign }) => {
      const length = level === sign.level ? "short" : "full"
      return signLines([sign], textsOf(sign, texts), { length, level, days })
    })
    return [{ lead: `${textsOf(first.sign, texts).words.lead[level]}:`, lines }]
  })
}

function sentencesFor(ids: readonly string[], texts: SignTextsOf): string[] {
  return groupsOf(ids, texts).map(({ lead, lines }) => `${lead} ${lines.map(startingLow).join("; ")}.`)
}

function startingLow(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
