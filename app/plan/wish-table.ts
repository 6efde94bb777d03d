import { fetchFile, once } from "#app/fetch-file.ts"

/** The words by which wishes are understood, fetched once they are needed. */
export const loadWishTable = once(async () => {
  return (await fetchFile(() => import("#content/wish-words/table.ts"))).wishTable
})

/** The same with the foods that are known only by name, for words that are not read without them. */
export const loadFullWishTable = once(async () => {
  return (await fetchFile(() => import("./full-wish-table.ts"))).fullWishTable
})
