import type { Language } from "#domain/language.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

/** Of so many ordinary lines a story is made. */
export const storyLengths = [2, 3, 5] as const
export const places = ["beginning", "middle", "end"] as const

/** Coprime to the number of lines, so that each line meets others than its neighbours. */
const strides = [37, 101, 151, 211]

/** Lines of the tuning set as one message, in the manner in which most people write: a sentence after the other. */
function joinedBy(lines: readonly string[], between = ". "): string {
  return lines.reduce((story, line) => {
    const isEnded = between === ". " && /[.!?…]$/.test(story)
    return `${story}${isEnded ? " " : between}${line}`
  })
}

/** Stories of ordinary lines, and how many of those whose lines alone bring no card, or nothing, bring one. */
export async function alarmsOfStories(language: Language, length: number, step = 1) {
  const read = await readerIn(language)
  const { ordinary } = readSet("tuning", language)
  const stories = ordinary
    .map((_, index) => linesFrom(ordinary, index, length))
    .filter((_, index) => index % step === 0)
  const withoutCard = stories.filter((lines) => lines.every((line) => read(line).level !== "urgent"))
  const calm = stories.filter((lines) => lines.every((line) => read(line).level === "none"))
  return {
    withoutCard: withoutCard.length,
    cards: withoutCard.map((lines) => joinedBy(lines)).filter((story) => read(story).level === "urgent"),
    calm: calm.length,
    checks: calm.map((lines) => joinedBy(lines)).filter((story) => read(story).level !== "none"),
  }
}

/** Messages of danger at a place of four ordinary lines, each of which is calm alone. */
export async function dangerInStories(language: Language, place: (typeof places)[number], step = 1, between = ". ") {
  const read = await readerIn(language)
  const { danger, ordinary } = readSet("tuning", language)
  const calm = ordinary.filter((line) => read(line).level === "none")
  const at = { beginning: 0, middle: 2, end: 4 }[place]
  const all = danger
    .filter((_, index) => index % step === 0)
    .map(({ text }, index) => {
      const story = joinedBy(linesFrom(calm, index, 4).toSpliced(at, 0, text), between)
      return { alone: read(text).level, text: story, hidden: read(story).level }
    })
  const count = (isSo: (each: (typeof all)[number]) => boolean) => all.filter(isSo).length
  return {
    all: all.length,
    noticedAlone: count(({ alone }) => alone !== "none"),
    noticed: count(({ hidden }) => hidden !== "none"),
    cardAlone: count(({ alone }) => alone === "urgent"),
    card: count(({ hidden }) => hidden === "urgent"),
    lost: all.filter(({ alone, hidden }) => alone !== "none" && hidden === "none").map(({ text }) => text),
  }
}

function linesFrom(lines: readonly string[], start: number, length: number): string[] {
  return Array.from({ length }, (_, place) => {
    const away = place === 0 ? 0 : (strides[place - 1] ?? 1)
    return lines[(start + away) % lines.length] ?? ""
  })
}
