import { fetchFile, once } from "#app/fetch-file.ts"

export const loadWishTable = once(async () => {
  return (await fetchFile(() => import("#content/wish-words/table.ts"))).wishTable
})

export const loadFullWishTable = once(async () => {
  return (await fetchFile(() => import("./full-wish-table.ts"))).fullWishTable
})
