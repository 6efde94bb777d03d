import type { MessageWords } from "#domain/understanding/message-words.ts"
import { en } from "./en.ts"
import { es } from "./es.ts"
import { pt } from "./pt.ts"

/** Words of all languages: a message may be in any. */
export const messageWords: readonly MessageWords[] = [en, pt, es]
