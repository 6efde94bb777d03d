import type { Language } from "#domain/language.ts"
import type { WordsOfTopics } from "#domain/plan/questions/topic-question.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

export const topicWords: Readonly<Record<Language, WordsOfTopics>> = { pt, en, es }
