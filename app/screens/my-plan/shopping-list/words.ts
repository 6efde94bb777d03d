import type { Namespace } from "#app/language/resources.ts"

/** The messages that the shopping list needs beside its own; the plan prefetches them too. */
export const wordsOfList: Namespace[] = ["foods", "measures", "people"]
