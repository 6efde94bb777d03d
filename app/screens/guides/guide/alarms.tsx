import { useMessages } from "#app/language/use-messages.ts"
import type { GuideName } from "#domain/guides/guide.ts"
import { GuideFold } from "./guide-fold.tsx"
import type { ShownSection } from "./section-body.tsx"
import { Sections } from "./sections.tsx"

type Beginning = {
  /** Sections that are said before anything else. */
  lead: readonly ShownSection[]
  alarms: readonly ShownSection[]
  rest: readonly ShownSection[]
}

const isAlarm = ({ section: { level } }: ShownSection) => level === "now" || level === "today"

/** The one is about signs and nothing else, and with the first signs of the other seconds count: no list of signs is folded as a whole. */
const unfolded: ReadonlySet<GuideName> = new Set(["baby-signs", "baby-sleep"])

/** Whether all signs stand unfolded at the beginning: the headings on the page itself are no overview then. */
export function beginsWithAllSigns(name: GuideName): boolean {
  return unfolded.has(name)
}

export function beginningOf(name: GuideName, shown: readonly ShownSection[]): Beginning {
  const start = shown.findIndex(isAlarm)
  if (unfolded.has(name) || start < 0 || start > 1) return { lead: shown.slice(0, 1), alarms: [], rest: shown.slice(1) }
  const length = shown.slice(start).findIndex((each) => !isAlarm(each))
  const end = length < 0 ? shown.length : start + length
  return { lead: shown.slice(0, start), alarms: shown.slice(start, end), rest: shown.slice(end) }
}

/** Three signs and one number; the others are one tap away. */
export function FirstAlarm({ alarms: [first] }: { alarms: readonly ShownSection[] }) {
  return first && <Sections shown={[first]} isBrief />
}

export function OtherAlarms({ alarms: [, ...others] }: { alarms: readonly ShownSection[] }) {
  const t = useMessages("guides")
  return (
    <GuideFold label={t("otherAlarms")} ids={others.map(({ section: { id } }) => id)}>
      <Sections shown={others} />
    </GuideFold>
  )
}
