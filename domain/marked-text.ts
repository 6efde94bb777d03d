import type { Wish } from "./food/wish.ts"

export const abouts = ["baby", "weight", "energy"] as const
export type About = (typeof abouts)[number]

/** True if any of the subjects is among `kinds`. */
export function isAboutAny(kinds: ReadonlySet<About>, about: readonly About[] = []): boolean {
  return about.some((each) => kinds.has(each))
}

export type KnownLeftOut = ReadonlyMap<string, readonly Wish[]>
/** "unknown" until her wishes are read on this device; passages on food are not shown until then. */
export type LeftOut = KnownLeftOut | "unknown"
export const nothingLeftOut: KnownLeftOut = new Map()

const marks = new RegExp(`</?(?:${abouts.join("|")}|food(?::[^>]*)?)>`, "g")
const foodPassages = /<food:([^>]*)>(.*?)<\/food>/g

/** Returns the whole text without the marks around its passages. */
export function plainText(text: string): string {
  return text.replace(marks, "")
}

/** Removes marks and hidden passages from a text; the result may be empty. */
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

function lineWithout(line: string, hidden: ReadonlySet<About>, leftOut: LeftOut): string {
  let left = line.replace(foodPassages, (_, names: string, passage: string) =>
    leftOut === "unknown" || wishesOf(names, leftOut).length > 0 ? "" : passage,
  )
  for (const about of hidden) left = left.replace(new RegExp(`<${about}>.*?</${about}>`, "g"), "")
  return plainText(left).replace(/ {2,}/g, " ").trim()
}

/** The wishes because of which passages of a text are left out. */
export function wishesAgainstText(text: string, leftOut: KnownLeftOut): Wish[] {
  return [...new Set([...text.matchAll(foodPassages)].flatMap(([, names = ""]) => wishesOf(names, leftOut)))]
}

/** True if a text has passages that are removed for someone who leaves out their food. */
export function namesFood(text: string): boolean {
  return text.search(foodPassages) >= 0
}

function wishesOf(names: string, leftOut: KnownLeftOut): readonly Wish[] {
  return names.split(",").flatMap((name) => leftOut.get(name) ?? [])
}
