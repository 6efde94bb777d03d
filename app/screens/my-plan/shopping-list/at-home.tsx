import { type ReactNode, useRef } from "react"
import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { ShoppingAisle } from "#domain/plan/shopping/shopping-list.ts"
import { keepFocus, RowButton } from "./row-button.tsx"

type Items = ShoppingAisle["items"]
type AtHomeProps = { had: Items; stillThere: Items; onHave: (food: string) => void; onUsedUp: (food: string) => void }

export function AtHome({ had, stillThere, onHave, onUsedUp }: AtHomeProps) {
  const t = useMessages("shopping-list")
  const foodName = useFoodName()
  const showToast = useToast()
  const fold = useRef<HTMLDetailsElement>(null)
  const count = had.length + stillThere.length
  if (count === 0) return null

  function markUsedUp(food: string) {
    keepFocus(fold.current)
    onUsedUp(food)
    showToast({
      title: t("backOnList", { food: foodName(food) }),
      action: { label: t("haveIt"), onPress: () => onHave(food) },
    })
  }

  function have(food: string) {
    keepFocus(fold.current)
    onHave(food)
  }

  const usedUp = (food: string) => (
    <RowButton label={t("usedUp")} food={foodName(food)} onPress={() => markUsedUp(food)} />
  )
  return (
    <>
      <Fold
        ref={fold}
        label={t(had.length > 0 ? "atHome" : "stillAtHome", { count })}
        className="bg-surface sm:px-5 print:hidden"
      >
        {had.length > 0 && <Rows items={had} action={usedUp} />}
        {stillThere.length > 0 && (
          <Rows
            title={had.length > 0 ? t("stillAtHome", { count: stillThere.length }) : undefined}
            text={t("stillAtHomeText")}
            items={stillThere}
            action={(food) => (
              <>
                <RowButton label={t("haveIt")} food={foodName(food)} onPress={() => have(food)} />
                {usedUp(food)}
              </>
            )}
          />
        )}
      </Fold>
      {stillThere.length > 0 && (
        <p className="hidden print:block">
          <strong>{t("toCheck")}:</strong> {stillThere.map(({ food }) => foodName(food)).join(", ")}
        </p>
      )}
    </>
  )
}

type RowsProps = { title?: string | undefined; text?: string; items: Items; action: (food: string) => ReactNode }

function Rows({ title, text, items, action }: RowsProps) {
  const foodName = useFoodName()
  return (
    <div className="pb-3">
      {title && <p className="font-bold">{title}</p>}
      {text && <p className="text-sm text-ink-soft">{text}</p>}
      <ul className="mt-1 divide-y divide-line">
        {items.map(({ food }) => (
          <li key={food} className="flex max-w-none items-center gap-2 py-1">
            <span className="min-w-0 flex-1">{foodName(food)}</span>
            {action(food)}
          </li>
        ))}
      </ul>
    </div>
  )
}
