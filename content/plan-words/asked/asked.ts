import type { Language } from "#domain/language.ts"
import type { Canonical } from "#domain/plan/questions/canonical.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

export const asked: Readonly<Record<Language, Canonical>> = { pt, en, es }
