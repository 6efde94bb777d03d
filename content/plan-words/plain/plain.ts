import type { Language } from "#domain/language.ts"
import type { WordsOfPlain } from "#domain/plan/questions/plain-question.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

/** The words of short requests about a plan, by language. */
export const plainWords: Readonly<Record<Language, WordsOfPlain>> = { pt, en, es }
