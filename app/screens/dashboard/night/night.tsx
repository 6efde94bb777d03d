import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { EntryState } from "#app/diary/entry-state.tsx"
import { NewEntry } from "#app/diary/new-entry.tsx"
import { TeamLink } from "#app/diary/team-link.tsx"
import { useDiary } from "#app/diary/use-diary.ts"
import { useWriting } from "#app/diary/use-writing.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { EatNow } from "./eat-now.tsx"

export default function Night() {
  const t = useMessages("dashboard")
  return (
    <section aria-label={t("night")} className="flex flex-col gap-3 sm:gap-6">
      <EatNow />
      <HelpNowLink words="long" className="justify-center" />
      <DiaryLines />
    </section>
  )
}

function DiaryLines() {
  const diary = useDiary()
  const { concern, write } = useWriting(diary)
  const { shown, ConcernHelp, openCard, close } = concern
  const concerned = shown && diary.entries.find(({ id }) => id === shown.entryId)
  return (
    <>
      {ConcernHelp && shown && (
        <ConcernHelp key={shown.at} concern={shown} onNeedHelp={openCard} onClose={close} team={<TeamLink />} />
      )}
      {concerned && <EntryState entry={concerned} isDelayed={diary.isDelayed} isConcerned />}
      <NewEntry onSave={write} isShort />
    </>
  )
}
