import { fold } from "../understanding/text.ts"

export type Gap = "none" | "list" | "colon" | "sentence"

export type Token = { spelling: string; folded: string; forms: readonly string[]; gap: Gap; isAsked: boolean }

const invisible = /\p{Cf}/gu
const word = /[\p{L}\p{M}\p{N}]+(?:['’‘`´ʼ][\p{L}\p{M}]+)*|\p{Extended_Pictographic}/gu
const sentenceEnd = /[.!?;…。！？；\n\r\u2028\u2029]/
const markedEnd = /[.!?;…。！？；]|[\n\r][^\S\n\r]*[\n\r]/
const listMark = /[,、，/+|&•·*()[\]{}<>–—\t"“”«»=]|\s-|-\s/
const abbreviations: Readonly<Record<string, string>> = { s: "sem", c: "com" }

/** Splits a text into tokens in linear time. The lines below a heading such as "I avoid:" form one list. */
export function wishTokens(text: string): Token[] {
  const tokens: Token[] = []
  const visible = text.normalize("NFC").replace(invisible, "")
  let end = 0
  let isUnderHeading = false
  for (const match of visible.matchAll(word)) {
    const between: string = visible.slice(end, match.index)
    end = match.index + match[0].length
    const last: Token | undefined = tokens.at(-1)
    const gap: Gap = tokens.length === 0 ? "sentence" : gapOf(between, isUnderHeading)
    if (gap === "colon" || gap === "sentence") isUnderHeading = gap === "colon"
    if (last && gap === "sentence") last.isAsked = between.includes("?")
    const isAbbreviation = visible[end] === "/" && visible[end + 1] !== "a"
    const plain = fold(match[0])
    const folded = (isAbbreviation && abbreviations[plain]) || plain
    const follows = last && visible[end - match[0].length - 1] === "/" && last.folded in spelledOut ? "none" : gap
    tokens.push({ spelling: match[0], folded, forms: formsOf(folded), gap: follows, isAsked: false })
  }
  const last = tokens.at(-1)
  if (last) last.isAsked = visible.slice(end).includes("?")
  return tokens
}

const spelledOut: Readonly<Record<string, true>> = { sem: true, com: true }

function gapOf(between: string, isUnderHeading: boolean): Gap {
  if (between.includes(":")) return "colon"
  if (sentenceEnd.test(between)) return isUnderHeading && !markedEnd.test(between) ? "list" : "sentence"
  return listMark.test(between) ? "list" : "none"
}

const plurals: readonly (readonly [string, readonly string[]])[] = [
  ["oes", ["ao"]],
  ["aes", ["ao"]],
  ["aos", ["ao"]],
  ["ais", ["al"]],
  ["eis", ["el"]],
  ["ois", ["ol"]],
  ["ns", ["m", "n"]],
  ["ces", ["z"]],
  ["ies", ["y"]],
  ["ves", ["f"]],
  ["es", [""]],
  ["s", [""]],
]
const diminutives = /(?:z?inh[oa]|e?[cz]it[oa]|it[oa])$/
const shortest = 3

/** A word and the words of which it may be the plural or diminutive, the likeliest first. */
export function formsOf(folded: string): string[] {
  const forms = [folded, ...singularsOf(folded)]
  const small = forms.map((form) => form.replace(diminutives, "")).filter((stem, at) => stem !== forms[at])
  for (const stem of small) if (stem.length >= shortest) forms.push(...fromStem(stem))
  return [...new Set(forms)]
}

export function singularsOf(folded: string): string[] {
  return plurals
    .filter(([ending]) => folded.endsWith(ending) && folded.length > shortest)
    .flatMap(([ending, singular]) => singular.map((each) => folded.slice(0, -ending.length) + each))
    .filter(({ length }) => length >= shortest)
}

function fromStem(stem: string): string[] {
  const stems = [stem, stem.replace(/gu$/, "g"), stem.replace(/qu$/, "c"), stem.replace(/c$/, "z")]
  return stems
    .flatMap((each) => ["", "o", "a", "e", "ao"].map((ending) => each + ending))
    .filter((each) => each.length >= shortest)
}
