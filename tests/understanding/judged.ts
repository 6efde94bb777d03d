import { readFileSync } from "node:fs"
import * as z from "zod/mini"
import type { Language } from "#domain/language.ts"

const verdictSchema = z.object({
  /** How the reply was judged, by the rule in docs/understanding.md. */
  verdict: z.enum(["right", "tap", "part", "none", "beside"]),
  /** Whether an alarm stood there without need. */
  needless: z.optional(z.enum(["card", "question"])),
  /** What she would have needed, in the judge's words. */
  missing: z.optional(z.string()),
})

const judgedSchema = z.array(
  z.extend(verdictSchema, {
    text: z.string(),
    /** What mothers ask of their lives, or of the plan in the app. */
    about: z.enum(["life", "plan"]),
    /** Of the half that nobody read for mending: by others, once the newest answers and features of their own had come. */
    again: z.optional(verdictSchema),
  }),
)

/** Messages without danger, and how somebody else judged the reply that the chat gave. */
export const readJudged = (language: Language) => read(language)

/** Likewise, all about her plan and of other writers, judged once what is asked of a dish, a food or a day of hers was read. */
export const readJudgedOfPlan = (language: Language) => read(`plan-${language}`)

/** Likewise, of others again: the first 17 are short, judged once plain questions were offered, the other 17 long, judged a little later. */
export const readJudgedOfOffers = (language: Language) => read(`plan-offers-${language}`)

/** Likewise, of others once more: 17 short and 17 long, judged once all that her plan knows of a thing was laid open. */
export const readJudgedOfFacts = (language: Language) => read(`plan-facts-${language}`)

function read(name: string) {
  return judgedSchema.parse(JSON.parse(readFileSync(`${import.meta.dirname}/sets/judged/${name}.json`, "utf8")))
}
