import { useMessages } from "#app/language/use-messages.ts"
import type { Feeding } from "#domain/profile/feeding.ts"
import { GuideFold } from "./guide-fold.tsx"
import type { ShownSection } from "./section-body.tsx"
import { Sections } from "./sections.tsx"

type OtherFeedingProps = { feeding: Feeding | null; shown: readonly ShownSection[] }

export function OtherFeeding({ feeding, shown }: OtherFeedingProps) {
  const t = useMessages("guides")
  return (
    <GuideFold label={t(feeding === "no" ? "withOwnMilk" : "withFormula")} ids={shown.map(({ section: { id } }) => id)}>
      <Sections shown={shown} />
    </GuideFold>
  )
}
