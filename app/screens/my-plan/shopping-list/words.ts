import type { Namespace } from "#app/language/resources.ts"

/** The messages with which the list is said, beside its own: the plan fetches them ahead too. */
export const wordsOfList: Namespace[] = ["foods", "measures", "people"]
