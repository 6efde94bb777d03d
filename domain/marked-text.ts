import type { Wish } from "./food/wish.ts"

export const abouts = ["baby", "weight", "energy"] as const
export type About = (typeof abouts)[number]

/** Whether a whole text is about any of these. */
export function isAboutAny(kinds: ReadonlySet<About>, about: readonly About[] = []): boolean {
  return about.some((each) => kinds.has(each))
}

export type KnownLeftOut = ReadonlyMap<string, readonly Wish[]>
/** Unknown until her wishes are read on this device: no passage on food is shown then. */
export type LeftOut = KnownLeftOut | "unknown"
export const nothingLeftOut: KnownLeftOut = new Map()

const marks = new RegExp(`</?(?:${abouts.join("|")}|food(?::[^>]*)?)>`, "g")
const foodPassages = /<food:([^>]*)>(.*?)<\/food>/g

/** The whole text without its marks. */
export function plainText(text: string): string {
  return text.replace(marks, "")
}

/** A text without marks and hidden passages; may be empty. */
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

/** The wishes for which passages of a text are left out. */
export function wishesAgainstText(text: string, leftOut: KnownLeftOut): Wish[] {
  return [...new Set([...text.matchAll(foodPassages)].flatMap(([, names = ""]) => wishesOf(names, leftOut)))]
}

/** Whether passages go for who leaves out their food. */
export function namesFood(text: string): boolean {
  return text.search(foodPassages) >= 0
}

function wishesOf(names: string, leftOut: KnownLeftOut): readonly Wish[] {
  return names.split(",").flatMap((name) => leftOut.get(name) ?? [])
}
