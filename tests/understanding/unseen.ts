import { readFileSync } from "node:fs"
import type { Language } from "#domain/language.ts"
import type { Read } from "../../scripts/understand/reader.ts"
import { readerIn } from "./reader-in.ts"

export const unseenNames = [
  "danger",
  "spread",
  "harmless",
  "ordinary",
  "told",
  "worries",
  "long-danger",
  "long-calm",
  "chatty",
] as const
export type UnseenName = (typeof unseenNames)[number]

/** Nothing was chosen by these messages, and nobody who worked on rules, phrases or thresholds has read them. */
export function readUnseen(language: Language, name: UnseenName): { kind: string; text: string }[] {
  return readFileSync(`${import.meta.dirname}/sets/unseen/${language}/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [kind = "", text = ""] = line.split(" | ")
      return { kind, text }
    })
}

export const lengths = ["1-10", "11-20", "21-30", "31-"] as const
type Group = { kind: string; length: (typeof lengths)[number] }

function lengthOf(text: string): (typeof lengths)[number] {
  const words = text.split(/\s+/).length
  return lengths[Math.min(3, Math.ceil(words / 10) - 1)] ?? "31-"
}

/** Of messages, how many get the card, the gentle question, some way to help, and a word for how she feels. */
export type UnseenCounts = { all: number; card: number; check: number; helped: number; met: number }

/** A word for how she feels comes with somebody to talk to; a question asked gently meets her too. */
export async function measureUnseen(
  language: Language,
  name: UnseenName,
  isIn: (group: Group) => boolean = () => true,
): Promise<UnseenCounts> {
  const read = await readerIn(language)
  const found = readUnseen(language, name)
    .filter(({ kind, text }) => isIn({ kind, length: lengthOf(text) }))
    .map(({ text }) => read(text))
  const count = (isSo: (each: Read) => boolean) => found.filter(isSo).length
  return {
    all: found.length,
    card: count(({ level }) => level === "urgent"),
    check: count(({ level }) => level === "check"),
    helped: count(({ level, number }) => level !== "none" || number),
    met: count(({ level, mood }) => level === "check" || (level === "none" && mood === true)),
  }
}
