import { loadOnce } from "#app/fetch-file.ts"

export const loadWishTable = loadOnce(async () => (await import("#content/wish-words/table.ts")).wishTable)

export const loadFullWishTable = loadOnce(async () => (await import("./full-wish-table.ts")).fullWishTable)
