import { fetchFile } from "#app/fetch-file.ts"
import { cues, type WishTable } from "#domain/wish.ts"

/** Understands nothing: for who has written nothing yet. */
export const emptyWishTable: WishTable = {
  words: [],
  cues: Object.fromEntries(cues.map((cue) => [cue, ""])) as WishTable["cues"],
  lookalikes: "",
  members: {},
}

let loading: Promise<WishTable> | undefined

/** The words by which wishes are understood, fetched once they are needed. */
export function loadWishTable(): Promise<WishTable> {
  loading ??= fetchFile(() => import("#content/wish-words/table.ts")).then(({ wishTable }) => wishTable)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
