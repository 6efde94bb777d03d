import { Leaf } from "lucide"
import { PartMessage } from "#app/language/message.tsx"
import { useTexts } from "#app/language/texts.ts"
import { WithLeftOut } from "#app/plan/with-left-out.tsx"
import { useMarkedText } from "#app/privacy/silence/use-hidden-wishes.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { LeftOut } from "#domain/marked-text.ts"
import type { Household } from "#domain/plan/household.ts"
import type { PlannedWeek } from "#domain/plan/week/plan-week.ts"

type TipProps = { day: number; household: Household; week: PlannedWeek }

export function Tip({ day, household, week }: TipProps) {
  return (
    <WithLeftOut household={household} week={week} fallback={<Skeleton className="h-36 w-full rounded-lg" />}>
      {(leftOut) => <TipWithout day={day} leftOut={leftOut} />}
    </WithLeftOut>
  )
}

/** Shows another tip if every sentence of the day's tip names a food that she leaves out. */
function TipWithout({ day, leftOut }: { day: number; leftOut: LeftOut }) {
  const read = useMarkedText(leftOut)
  const { tip = "", tipInstead = "" } = useTexts("plan")[day - 1] ?? {}
  return (
    <Card tone="note" aria-labelledby="tip" className="flex flex-col gap-2">
      <h2 id="tip" className="flex items-center gap-2 text-xl">
        <Icon node={Leaf} size={20} className="shrink-0 text-note" />
        <PartMessage of="plan" name="tipOfTheDay" />
      </h2>
      <p>{read(tip) || read(tipInstead)}</p>
    </Card>
  )
}
