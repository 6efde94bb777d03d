import { type Days, holdsWithin, lastDay, type Sign, type SignLevel, type SignOf, signLevels } from "./sign.ts"
import { type SignTexts, signLines } from "./sign-text.ts"
import { signById } from "./signs/table.ts"

export type SignTextsOf = Partial<Readonly<Record<SignOf, SignTexts>>>

/** A name followed by "+" refers to the sign at the level that it has beside another sign. */
const references = /(^|.)(\s*)\{([a-z]+-[a-z-]+\+?(?: [a-z]+-[a-z-]+\+?)*)\}/gm

/**
 * Replaces references by sentences, one for each level, the most urgent first. `days` are the ages of the baby that the
 * reader has in mind; ages that all of them share are not mentioned.
 */
export function writeOutSigns(text: string, texts: SignTextsOf, days?: Days): string {
  return text.replace(references, (_, before: string, space: string, ids: string) => {
    const sentences = sentencesFor(ids.split(" "), texts, days).join(" ")
    return before + space + (before === ":" || before === "–" ? startingLow(sentences) : sentences)
  })
}

/** Throws if the texts are not loaded. */
export function textsOf({ of, id }: Sign, texts: SignTextsOf): SignTexts {
  const found = texts[of]
  if (!found) throw new Error(`The texts for ${id} are not loaded`)
  return found
}

export type LeadingSigns = { groups: readonly SignGroup[]; rest: string }
type SignGroup = { lead: string; lines: readonly string[] }

/** The signs that a line begins with; null if it begins with fewer than two. */
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

function sentencesFor(ids: readonly string[], texts: SignTextsOf, days?: Days): string[] {
  return groupsOf(ids, texts, days).map(({ lead, lines }) => `${lead} ${lines.map(startingLow).join("; ")}.`)
}

function startingLow(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
