import type { DiaryEntry, DiaryText } from "#domain/diary.ts"
import type { ListedEntry } from "./list-entries.ts"
import { useConcern } from "./use-concern.ts"
import type { useDiary } from "./use-diary.ts"

export function useWriting({ write, edit }: ReturnType<typeof useDiary>) {
  const concern = useConcern()
  return {
    concern,
    write: (entry: DiaryEntry) => write(entry, concern.check(entry)),
    edit: (entry: ListedEntry, text: DiaryText) => edit(entry, text, concern.check({ id: entry.id, ...text })),
  }
}
