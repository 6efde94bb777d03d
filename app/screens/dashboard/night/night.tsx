import { ArrowDown } from "lucide"
import type { MouseEvent, ReactNode } from "react"
import { FoldedCard } from "#app/care/folded-card.tsx"
import { EntryState } from "#app/diary/entry-state.tsx"
import { NewEntry } from "#app/diary/new-entry.tsx"
import { TeamLink } from "#app/diary/team-link.tsx"
import { useDiary } from "#app/diary/use-diary.ts"
import { useWriting } from "#app/diary/use-writing.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { EatNow } from "./eat-now.tsx"

const LitWindows = optional(() => import("#app/lit-windows/lit-windows.tsx"))

/**
 * `hardNight` stands last, so that nothing that she is using moves when it grows. The link to help is in the header
 * above.
 */
export default function Night({ hardNight }: { hardNight?: ReactNode }) {
  const t = useMessages("dashboard")
  const parts = useMessages("dashboard-parts")
  return (
    <section aria-label={t("night")} className="flex flex-col gap-3 sm:gap-6">
      <EatNow />
      <DiaryLines />
      {hardNight}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <LitWindows />
        <button
          type="button"
          onClick={bringToTop}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 px-4 text-sm font-bold text-ink-soft only:mx-auto hover:text-action"
        >
          {parts("nightDay")}
          <Icon node={ArrowDown} size={18} />
        </button>
      </div>
    </section>
  )
}

/** Scrolls the button to the top, so that the day is in view below it and is next in the tab order. */
function bringToTop({ currentTarget }: MouseEvent) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  currentTarget.scrollIntoView({ block: "start", behavior: isStill ? "auto" : "smooth" })
}

function DiaryLines() {
  const diary = useDiary()
  const { concern, write } = useWriting(diary)
  const { shown, isFolded, ConcernHelp, openCard, close } = concern
  const concerned = shown && diary.entries.find(({ id }) => id === shown.entryId)
  return (
    <>
      {ConcernHelp && isFolded && <FoldedCard onOpen={openCard} onClose={close} />}
      {ConcernHelp && shown && (
        <ConcernHelp key={shown.at} concern={shown} onNeedHelp={openCard} onClose={close} team={<TeamLink />} />
      )}
      {concerned && <EntryState entry={concerned} isDelayed={diary.isDelayed} isConcerned />}
      <NewEntry onSave={write} isShort />
    </>
  )
}
