import { useWords } from "#app/language/use-words.ts"
import { LineList } from "#app/ui/line-list.tsx"
import type { SafetyKind } from "#domain/safety/concern.ts"

const withSigns = ["mother-emergency", "baby-emergency", "same-day-mother", "same-day-baby"] as const

/** One of them is enough. Kinds that explain themselves have none. */
export function Signs({ kind }: { kind: SafetyKind }) {
  const t = useWords("care")
  const tHelp = useWords("help-now")
  const own = withSigns.find((one) => one === kind)
  if (!own) return null
  return (
    <div>
      <h4 className="mb-1 font-sans text-base font-bold tracking-normal">{tHelp("signs")}</h4>
      <LineList text={t(`${own}-signs`)} />
    </div>
  )
}
