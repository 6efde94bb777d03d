import type { Language } from "#domain/language.ts"
import type { WordsOfPlan } from "#domain/plan/questions/meanings.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

export const planWords: Readonly<Record<Language, WordsOfPlan>> = { pt, en, es }
