import { NewEntry } from "#app/diary/new-entry.tsx"
import { useDiary } from "#app/diary/use-diary.ts"
import { useWriting } from "#app/diary/use-writing.ts"

export function DiaryLines() {
  const { concern, write } = useWriting(useDiary())
  const { shown, ConcernHelp, openCard, close } = concern
  return (
    <>
      {ConcernHelp && shown && <ConcernHelp concern={shown} onNeedHelp={openCard} onClose={close} />}
      <NewEntry onSave={write} isShort />
    </>
  )
}
