import type { ReactNode } from "react"
import { AgeQuestion, useAgeChoices } from "#app/care/baby-age/age-question.tsx"
import type { BabyAge } from "#app/care/baby-age/use-baby-age.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { GuideName, GuideSection } from "#domain/guides/guide.ts"
import { type ReadingOrder, sectionsAt } from "#domain/guides/guide-age.ts"
import { GuideFold } from "./guide-fold.tsx"
import type { ShownSection } from "./section-body.tsx"

export function shownAt(shown: readonly ShownSection[], ageDays: number | null): ReadingOrder<ShownSection> {
  const { before, otherAges, after } = sectionsAt(
    shown.map(({ section }) => section),
    ageDays,
  )
  const withTexts = (some: readonly GuideSection[]) =>
    some.flatMap((wanted) => shown.filter(({ section }) => section === wanted))
  return { before: withTexts(before), otherAges: withTexts(otherAges), after: withTexts(after) }
}

type GuideAgeProps = { name: GuideName; age: BabyAge; shown: readonly ShownSection[] }

export function GuideAge({ name, age, shown }: GuideAgeProps) {
  const t = useMessages("baby-age")
  const { choices } = useAgeChoices()
  const dated = shown.flatMap(({ section: { id, ages }, text: { heading } }) =>
    ages ? [{ id, youngest: ages[0], oldest: ages[1], label: heading }] : [],
  )
  if (dated.length === 0) return null
  if (name === "baby-signs") return <AgeQuestion age={age} of="baby" choices={choices} />
  const { days } = age
  const own = days === null ? undefined : dated.find(({ youngest, oldest }) => youngest <= days && days <= oldest)
  return (
    <AgeQuestion age={age} of="mother" choices={dated}>
      {own && (
        <a href={`#${own.id}`} className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4">
          {t("toWeek", { week: own.label })}
        </a>
      )}
    </AgeQuestion>
  )
}

export function OtherAges({ name, ids, children }: { name: GuideName; ids: readonly string[]; children: ReactNode }) {
  const t = useMessages("baby-age")
  return (
    <GuideFold label={t(name === "baby-signs" ? "otherAges" : "otherWeeks")} ids={ids}>
      {children}
    </GuideFold>
  )
}
