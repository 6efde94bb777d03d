import { later } from "#app/fetch-file.ts"

export const loadWishTable = later(async () => (await import("#content/wish-words/table.ts")).wishTable)

export const loadFullWishTable = later(async () => (await import("./full-wish-table.ts")).fullWishTable)
