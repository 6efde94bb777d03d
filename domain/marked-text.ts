/** Topics that can be hidden: a baby at home, weights, energy in kcal. */
export const abouts = ["baby", "weight", "energy"] as const
export type About = (typeof abouts)[number]

/** Whether a text as a whole is about any of these. */
export function isAboutAny(kinds: ReadonlySet<About>, about: readonly About[] = []): boolean {
  return about.some((each) => kinds.has(each))
}

const marks = new RegExp(`</?(?:${abouts.join("|")})>`, "g")

/** The whole text without its marks: “Rest<baby> while the baby sleeps</baby>.” is “Rest while the baby sleeps.” */
export function plainText(text: string): string {
  return text.replace(marks, "")
}

/**
 * A text without marks and without its passages on the hidden topics: “Rest.” for the one above. Lines of which nothing
 * is left are dropped, so that the result may be empty.
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

/** A passage lies within one line, and may be nested in one on another topic. */
function lineWithout(line: string, hidden: ReadonlySet<About>): string {
  let left = line
  for (const about of hidden) left = left.replace(new RegExp(`<${about}>.*?</${about}>`, "g"), "")
  return plainText(left).replace(/ {2,}/g, " ").trim()
}
