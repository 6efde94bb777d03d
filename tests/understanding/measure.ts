import { readFileSync } from "node:fs"
import type { Language } from "#domain/language.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import type { Read } from "../../scripts/understand/reader.ts"
import { readerIn } from "./reader-in.ts"

export type SetName = "tuning" | "test"

/** A set that none of the phrases for training was written with. */
export function readSet(set: SetName, language: Language) {
  const lines = (name: string) =>
    readFileSync(`${import.meta.dirname}/sets/${set}/${language}/${name}.txt`, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
  const pairs = (name: string) => lines(name).map((line) => line.split(" | ") as [label: string, text: string])
  return {
    danger: pairs("danger").map(([kind, text]) => ({ kind: kind as SafetyKind, text })),
    harmless: lines("harmless"),
    questions: pairs("questions").map(([ids, text]) => ({ ids: ids.split(",").map(Number), text })),
    /** Ordinary lines, to see who is alarmed for nothing; nobody has marked what answers them. */
    ordinary: lines("ordinary"),
    outOfScope: lines("out-of-scope"),
    /** Questions that no entry answers, though mothers ask them. */
    unanswered: lines("unanswered"),
  }
}

/** The shares, from 0 to 1, that the goals are set in; see docs/understanding.md. */
export async function measure(set: SetName, language: Language) {
  const { danger, harmless, ordinary, questions, outOfScope, unanswered } = readSet(set, language)
  const read = await readerIn(language)
  const ofDanger = danger.map(({ kind, text }) => ({ kind, text, found: read(text) }))
  const ofQuestions = questions.map(({ ids, text }) => ({ ids, found: read(text) }))
  const isRight = ({ ids, found }: (typeof ofQuestions)[number]) =>
    typeof found.entry === "number" && ids.includes(found.entry)
  const isUrgent = ({ found }: { found: Read }) => found.level === "urgent"
  const byKind = Object.groupBy(ofDanger, ({ kind }) => kind)
  return {
    dangerUrgent: share(ofDanger, isUrgent),
    dangerUrgentByKind: Object.entries(byKind).map(([kind, all]) => [kind, share(all, isUrgent)] as const),
    // Whatever is not answered stands with the number to call.
    dangerHelped: share(ofDanger, ({ found }) => found.level !== "none" || found.number),
    dangerNoticed: share(ofDanger, ({ found }) => found.level !== "none"),
    dangerOnlyAnswered: ofDanger.filter(({ found }) => found.level === "none" && !found.number).length,
    harmlessUrgent: share(harmless, (text) => read(text).level === "urgent"),
    harmlessChecked: share(harmless, (text) => read(text).level === "check"),
    ordinaryUrgent: share(ordinary, (text) => read(text).level === "urgent"),
    ordinaryChecked: share(ordinary, (text) => read(text).level === "check"),
    questionsChecked: share(ofQuestions, ({ found }) => found.level === "check"),
    questionsUrgent: share(ofQuestions, isUrgent),
    right: share(ofQuestions, isRight),
    rightOrOffered: share(
      ofQuestions,
      (each) => isRight(each) || each.found.offered.some((id) => each.ids.includes(id)),
    ),
    wrong: share(ofQuestions, (each) => typeof each.found.entry === "number" && !isRight(each)),
    byPlan: share(ofQuestions, ({ found }) => typeof found.entry === "string"),
    outOfScopeAnswered: share(outOfScope, (text) => read(text).entry !== null),
    unansweredAnswered: share(unanswered, (text) => read(text).entry !== null),
  }
}

function share<Each>(all: readonly Each[], isSo: (each: Each) => boolean): number {
  return all.filter(isSo).length / all.length
}
