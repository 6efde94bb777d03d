import { fetchFile, once } from "#app/fetch-file.ts"

/** The words by which wishes are understood, fetched once they are needed. */
export const loadWishTable = once(async () => {
  return (await fetchFile(() => import("#content/wish-words/table.ts"))).wishTable
})
