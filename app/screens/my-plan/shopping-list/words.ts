import type { Namespace } from "#app/language/resources.ts"

/** What the list is said with, beside its own messages: the plan fetches it ahead too. */
export const wordsOfList: Namespace[] = ["foods", "measures", "people"]
