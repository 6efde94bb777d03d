/** `length` is how many words of the regional name are used. */
export type TitleWord = readonly [word: string, food: string, length?: number | "last"]

const asSold = / (en lata|en conserva|congelad[oa]s|cocid[oa]s?|sin sal)$/

/** Returns a function that compiles the pattern for a list of words only once. */
export function patternOf(around: (anyWord: string) => RegExp): (words: readonly TitleWord[]) => RegExp {
  const compiled = new WeakMap<readonly TitleWord[], RegExp>()
  return (words) => {
    const known = compiled.get(words)
    if (known) return known
    const longestFirst = words.map(([word]) => word).sort((one, other) => other.length - one.length)
    const pattern = around(longestFirst.map((word) => word.replace(/[()]/g, "\\$&")).join("|"))
    compiled.set(words, pattern)
    return pattern
  }
}

const titlePattern = patternOf((anyWord) => new RegExp(`(^|[ ,])(${anyWord})(?=$|[ ,])`, "gi"))

/** A title with regional names of foods, such as "Pasta con sardinas y calabacita" in Mexico. */
export function regionalTitle(
  title: string,
  words: readonly TitleWord[],
  names: Readonly<Record<string, string>>,
): string {
  return title.replace(titlePattern(words), (found, before: string, word: string) => {
    const entry = words.find(([each]) => each === word.toLowerCase())
    const name = entry && regionalName(word, entry, names)
    return name ? `${before}${name}` : found
  })
}

/** The regional name for a word; undefined if the region uses the general name. */
export function regionalName(
  word: string,
  [, food, length]: TitleWord,
  names: Readonly<Record<string, string>>,
): string | undefined {
  const all = names[food]?.replace(asSold, "").split(" ")
  const name = (length === "last" ? all?.slice(-1) : all?.slice(0, length))?.join(" ")
  return name && inCaseOf(word, inNumberOf(word, name))
}

/** The list of foods uses the singular, while a title may need the plural. */
function inNumberOf(word: string, name: string): string {
  return word.endsWith("s") && !/s( |$)/.test(name) ? `${name}s` : name
}

function inCaseOf(word: string, name: string): string {
  const [first = "", ...rest] = name
  return (/^\p{Lu}/u.test(word) ? first.toUpperCase() : first.toLowerCase()) + rest.join("")
}
