import { useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"
import { keepFocus, RowButton } from "./row-button.tsx"
import { useStruckName } from "./use-struck-name.ts"

type NotThisWeekProps = { struck: readonly string[]; onPutBack: (food: string) => void }

export function NotThisWeek({ struck, onPutBack }: NotThisWeekProps) {
  const t = useMessages("shopping-list")
  const nameOf = useStruckName()
  const fold = useRef<HTMLDetailsElement>(null)
  if (struck.length === 0) return null

  function putBack(food: string) {
    keepFocus(fold.current)
    onPutBack(food)
  }

  return (
    <Fold ref={fold} label={t("struck", { count: struck.length })} className="bg-surface sm:px-5 print:hidden">
      <ul className="mt-1 mb-3 divide-y divide-line">
        {struck.map((food) => (
          <li key={food} className="flex max-w-none items-center gap-2 py-1">
            <span className="min-w-0 flex-1">{nameOf(food)}</span>
            <RowButton label={t("putBack")} food={nameOf(food)} onPress={() => putBack(food)} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
