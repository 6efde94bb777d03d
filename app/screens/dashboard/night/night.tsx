import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { NewEntry } from "#app/diary/new-entry.tsx"
import { useDiary } from "#app/diary/use-diary.ts"
import { useWriting } from "#app/diary/use-writing.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { EatNow } from "./eat-now.tsx"

export default function Night({ day }: { day: number }) {
  const t = useMessages("dashboard")
  return (
    <section aria-label={t("night")} className="flex flex-col gap-3 sm:gap-6">
      <EatNow day={day} />
      <HelpNowLink words="long" className="justify-center" />
      <DiaryLines />
    </section>
  )
}

function DiaryLines() {
  const { concern, write } = useWriting(useDiary())
  const { shown, ConcernHelp, openCard, close } = concern
  return (
    <>
      {ConcernHelp && shown && <ConcernHelp concern={shown} onNeedHelp={openCard} onClose={close} />}
      <NewEntry onSave={write} isShort />
    </>
  )
}
