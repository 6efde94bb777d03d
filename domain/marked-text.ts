/** What a passage speaks of, for those who wish to read nothing about it: a baby at home, weights, energy in kcal. */
export const abouts = ["baby", "weight", "energy"] as const
export type About = (typeof abouts)[number]

/** Whether a piece of text as a whole is about any of these. */
export function isAboutAny(kinds: ReadonlySet<About>, about: readonly About[] = []): boolean {
  return about.some((each) => kinds.has(each))
}

const marks = new RegExp(`</?(?:${abouts.join("|")})>`, "g")

/** All that a text says, without its marks: “Rest<baby> while the baby sleeps</baby>.” is “Rest while the baby sleeps.” */
export function plainText(text: string): string {
  return text.replace(marks, "")
}

/**
 * What is left of a text, without marks, when its passages of these kinds are not shown: of the one above, “Rest.” A line
 * of which nothing is left goes too; the text is empty when that is so of all lines.
 */
export function textWithout(text: string, hidden: ReadonlySet<About>): string {
  const lines = text.split("\n").flatMap((line) => {
    const left = lineWithout(line, hidden)
    return left || !line ? [left] : []
  })
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

/** A passage lies within a line, and may lie within one of another kind. */
function lineWithout(line: string, hidden: ReadonlySet<About>): string {
  let left = line
  for (const about of hidden) left = left.replace(new RegExp(`<${about}>.*?</${about}>`, "g"), "")
  return plainText(left).replace(/ {2,}/g, " ").trim()
}
