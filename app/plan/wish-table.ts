import { fetchFile } from "#app/fetch-file.ts"
import type { WishTable } from "#domain/wish.ts"

let loading: Promise<WishTable> | undefined

/** The words by which wishes are understood, fetched once they are needed. */
export function loadWishTable(): Promise<WishTable> {
  loading ??= fetchFile(() => import("#content/wish-words/table.ts")).then(({ wishTable }) => wishTable)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
