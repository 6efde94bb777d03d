import { useMessages } from "#app/language/use-messages.ts"
import type { GuideName } from "#domain/guides/guide.ts"
import { GuideFold } from "./guide-fold.tsx"
import type { ShownSection } from "./section-body.tsx"
import { Sections } from "./sections.tsx"

type Beginning = {
  /** The sections that stand before the first warning signs. */
  lead: readonly ShownSection[]
  alarms: readonly ShownSection[]
  rest: readonly ShownSection[]
}

const isAlarm = ({ section: { level } }: ShownSection) => level === "now" || level === "today"

/**
 * "baby-signs" consists only of signs, and the first signs of "baby-sleep" need help within seconds, so these guides do
 * not fold their signs.
 */
const unfolded: ReadonlySet<GuideName> = new Set(["baby-signs", "baby-sleep"])

/** True for a guide whose signs are all unfolded at its beginning, where its headings give no overview. */
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

/** Shows three signs and one number to call; a tap unfolds the others. */
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
