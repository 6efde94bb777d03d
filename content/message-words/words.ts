import type { MessageWords } from "#domain/understanding/message-words.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

/** The words of all languages, because a message may be in any of them. */
export const messageWords: readonly MessageWords[] = [en, pt, es]
