import type { Wish } from "./wish.ts"

/** Topics that can be hidden: a baby at home, weights, energy in kcal. */
export const abouts = ["baby", "weight", "energy"] as const
export type About = (typeof abouts)[number]

/** Whether a text as a whole is about any of these. */
export function isAboutAny(kinds: ReadonlySet<About>, about: readonly About[] = []): boolean {
  return about.some((each) => kinds.has(each))
}

/** What a passage names that she leaves out: foods, groups of foods, and dishes by their number; with the wishes against each. */
export type KnownLeftOut = ReadonlyMap<string, readonly Wish[]>
/** Unknown: what she told has not been read on this device, and no passage on food is shown. */
export type LeftOut = KnownLeftOut | "unknown"
export const nothingLeftOut: KnownLeftOut = new Map()

const marks = new RegExp(`</?(?:${abouts.join("|")}|food(?::[^>]*)?)>`, "g")
/** “<food:bread,egg>Bread with an egg.</food>”: goes if she leaves out any of them. */
const foodPassages = /<food:([^>]*)>(.*?)<\/food>/g

/** The whole text without its marks: “Rest<baby> while the baby sleeps</baby>.” is “Rest while the baby sleeps.” */
export function plainText(text: string): string {
  return text.replace(marks, "")
}

/**
 * A text without marks and without its passages on the hidden topics or with a food that she leaves out: “Rest.” for the one above. Lines of which nothing
 * is left are dropped, so that the result may be empty.
 */
export function textWithout(text: string, hidden: ReadonlySet<About>, leftOut: LeftOut = nothingLeftOut): string {
  const lines = text.split("\n").flatMap((line) => {
    const left = lineWithout(line, hidden, leftOut)
    return left || !line ? [left] : []
  })
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

/** A passage lies within one line, and may be nested in one on another topic. */
function lineWithout(line: string, hidden: ReadonlySet<About>, leftOut: LeftOut): string {
  let left = line.replace(foodPassages, (_, names: string, passage: string) =>
    leftOut === "unknown" || wishesOf(names, leftOut).length > 0 ? "" : passage,
  )
  for (const about of hidden) left = left.replace(new RegExp(`<${about}>.*?</${about}>`, "g"), "")
  return plainText(left).replace(/ {2,}/g, " ").trim()
}

/** The wishes for which passages of a text are left out. */
export function wishesAgainstText(text: string, leftOut: KnownLeftOut): Wish[] {
  return [...new Set([...text.matchAll(foodPassages)].flatMap(([, names = ""]) => wishesOf(names, leftOut)))]
}

/** Whether a text has passages that go for who leaves out what they name. */
export function namesFood(text: string): boolean {
  return text.search(foodPassages) >= 0
}

function wishesOf(names: string, leftOut: KnownLeftOut): readonly Wish[] {
  return names.split(",").flatMap((name) => leftOut.get(name) ?? [])
}
