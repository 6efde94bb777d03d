import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { type DiaryEntry, latestEntries } from "#domain/diary.ts"

const entryRoute = api["diary-entries"][":id"]

export function diaryQuery(userId: string) {
  return queryOptions({
    queryKey: ["diary", userId],
    queryFn: async () => (await (await api["diary-entries"].$get()).json()).entries,
  })
}

/** Stores an entry, or a change of it; the answer is what the server keeps. */
export async function putEntry({ id, mood, notes, createdAt, updatedAt }: DiaryEntry): Promise<DiaryEntry> {
  const json = { mood, notes, createdAt, ...(updatedAt && { updatedAt }) }
  return (await (await entryRoute.$put({ param: { id }, json })).json()).entry
}

export async function deleteEntry(id: string) {
  await entryRoute.$delete({ param: { id } })
}

/** Puts what the server has just confirmed into the list, then reloads it. */
export function showInList(queryClient: QueryClient, userId: string, id: string, entry: DiaryEntry | null) {
  const { queryKey } = diaryQuery(userId)
  // The first list of all is not asked for anew while it is on its way, and may be from before.
  const first = queryClient.getQueryData(queryKey) ? undefined : queryClient.getQueryCache().find({ queryKey })?.promise
  const reload = () => queryClient.invalidateQueries({ queryKey })
  first?.then(reload, () => {})
  queryClient.setQueryData(queryKey, (entries) => {
    const others = entries?.filter((other) => other.id !== id)
    return others && newestFirst(entry ? [...others, entry] : others).slice(0, latestEntries)
  })
  reload()
}

export function newestFirst<Entry extends DiaryEntry>(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}
