import { patternOf, regionalName, type TitleWord } from "./regional-title.ts"

type Gender = "m" | "f"
export type ProseWords = { words: readonly TitleWord[]; feminine: ReadonlySet<string> }

const determiners = [
  { m: "del", f: "de la" },
  { m: "al", f: "a la" },
  { m: "el", f: "la" },
  { m: "los", f: "las" },
  { m: "un", f: "una" },
  { m: "unos", f: "unas" },
  { m: "medio", f: "media" },
  { m: "otro", f: "otra" },
  { m: "estos", f: "estas" },
  { m: "este", f: "esta" },
  { m: "muchos", f: "muchas" },
  { m: "pocos", f: "pocas" },
]
const determiner = determiners.flatMap(({ m, f }) => [m, f]).sort((one, other) => other.length - one.length)
const adjective =
  "(?:\\p{L}+(?:ad|id)|fresc|madur|roj|negr|blanc|tiern|crud|frit|enter|pequeñ|median|hech|revuelt|calentit|doradit)(?:os|as|o|a)"

const phrase = patternOf(
  (anyWord) =>
    new RegExp(
      `(?<![\\p{L}/]|semillas de )(?:(${determiner.join("|")}) )?(${anyWord})(?![\\p{L}])( \\([^()]*\\))?((?:(?:,| y|) ${adjective}(?![\\p{L}]))*)`,
      "giu",
    ),
)

/**
 * Replaces names of foods by regional ones: "la batata cocida" becomes "el camote cocido" in Mexico. Names of other
 * regions in brackets are removed.
 */
export function regionalProse(text: string, prose: ProseWords, names: Readonly<Record<string, string>>): string {
  const sentences = text.split(/(?<=[.!?:]\s)/)
  return sentences.map((sentence) => sentenceIn(sentence, prose, names)).join("")
}

function sentenceIn(
  sentence: string,
  { words, feminine }: ProseWords,
  names: Readonly<Record<string, string>>,
): string {
  let turns: { after: number; from: string; to: string } | undefined
  const renamed = sentence.replace(
    phrase(words),
    (found, det: string | undefined, word: string, aside = "", adjectives = "", at: number) => {
      const entry = words.find(([each]) => each === word.toLowerCase())
      const name = entry && regionalName(word, entry, names)
      if (!name) return found
      const [from, to] = [genderOf(word, feminine), genderOf(name, feminine)]
      const many = word.endsWith("s") ? "s" : ""
      if (from !== to)
        turns ??= { after: sentence.length - at - found.length, from: vowels[from] + many, to: vowels[to] + many }
      const kept = aside && !isOfOtherRegions(aside, words, feminine) ? aside : ""
      return [det && `${agreeing(det, to)} `, name, kept, from === to ? adjectives : turned(adjectives, to)].join("")
    },
  )
  if (!turns) return renamed
  const { after, from, to } = turns
  const cut = Math.max(0, renamed.length - after)
  return renamed.slice(0, cut) + agreeingLater(renamed.slice(cut), from, to)
}

const vowels = { m: "o", f: "a" }

function agreeingLater(rest: string, from: string, to: string): string {
  const pronoun = new RegExp(`(\\p{L}*[áéíóú]\\p{L}*l)${from}(?!\\p{L})`, "gu")
  const state = new RegExp(`((?:esté|quede)n? (?:bien |muy )?\\p{L}+)${from}(?!\\p{L})`, "gu")
  return rest.replace(pronoun, `$1${to}`).replace(state, `$1${to}`)
}

export function genderOf(name: string, feminine: ReadonlySet<string>): Gender {
  const [first = ""] = name.toLowerCase().split(" ")
  return feminine.has(first) || feminine.has(first.replace(/s$/, "")) ? "f" : "m"
}

function agreeing(det: string, gender: Gender): string {
  const forms = determiners.find(({ m, f }) => [m, f].includes(det.toLowerCase()))
  const form = forms?.[gender] ?? det
  return /^\p{Lu}/u.test(det) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

function turned(adjectives: string, gender: Gender): string {
  return adjectives.replace(/[oa](s?)(?=$|[ ,])/g, `${gender === "f" ? "a" : "o"}$1`)
}

function isOfOtherRegions(aside: string, words: readonly TitleWord[], feminine: ReadonlySet<string>): boolean {
  const isName = (part: string) => {
    const first = part.trim().toLowerCase().split(" ")[0] ?? ""
    const forms = [first, first.replace(/s$/, ""), first.replace(/es$/, "")]
    return forms.some(
      (form) => feminine.has(form) || others.has(form) || words.some(([word]) => word.split(" ")[0] === form),
    )
  }
  return aside
    .replace(/[ ()]*([^()]+)[ ()]*/, "$1")
    .split(/,| o /)
    .every(isName)
}

const others = new Set(
  "camote boniato ejotes porotos chícharos zucchini zapallo betabel morrón cacahuate cacahuete cacahuetes banano guineo poro bolillo".split(
    " ",
  ),
)
