import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useShopAmount } from "#app/plan/aisle-list.tsx"
import { foods } from "#content/foods.ts"
import { aisles, type Food } from "#domain/food/food.ts"
import { isStaple } from "#domain/plan/shopping/purchase.ts"
import type { ShopAmount, ShoppingAisle } from "#domain/plan/shopping/shopping-list.ts"
import { RowButton } from "./row-button.tsx"

type AdjustListProps = {
  list: readonly ShoppingAisle[]
  had: ReadonlySet<string>
  struck: readonly string[]
  onHave: (food: string) => void
  onUsedUp: (food: string) => void
  onStrike: (food: string) => void
  onPutBack: (food: string) => void
}

export function AdjustList({ list, ...marking }: AdjustListProps) {
  const t = useMessages("shopping-list")
  const amounts = new Map(list.flatMap(({ items }) => items.map(({ food, amount }) => [food, amount] as const)))
  const shown = Object.entries(foods).filter(([key]) => amounts.has(key) || marking.struck.includes(key))
  return aisles.map((aisle) => {
    const here = shown.filter(([, food]) => food.aisle === aisle)
    if (here.length === 0) return null
    return (
      <section key={aisle} aria-labelledby={aisle} className="mb-8 break-inside-avoid">
        <h2 id={aisle} className="mb-1">
          {t(aisle)}
        </h2>
        <ul className="divide-y divide-line">
          {here.map(([key, food]) => (
            <li key={key} className="flex min-h-14 max-w-none flex-wrap items-center gap-2 py-1">
              <Line key={key} name={key} food={food} amount={amounts.get(key)} {...marking} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

type LineProps = Omit<AdjustListProps, "list"> & { name: string; food: Food; amount: ShopAmount | undefined }

function Line({ name, food, amount, had, struck, onHave, onUsedUp, onStrike, onPutBack }: LineProps) {
  const t = useMessages("shopping-list")
  const foodName = useFoodName()(name)
  const shopAmount = useShopAmount()
  const isStruck = struck.includes(name)
  const isHad = !isStruck && had.has(name)
  const below = isStruck ? t("left") : isHad ? t("staysOff") : amount && shopAmount({ food: name, amount })
  return (
    <>
      <span className={`min-w-min flex-1 ${isHad || isStruck ? "text-ink-soft" : ""}`}>
        {foodName}
        <span className="block text-sm text-ink-soft">{below}</span>
      </span>
      {isStaple(food) && !isStruck && (
        <RowButton
          label={t("haveIt")}
          food={foodName}
          isPressed={isHad}
          onPress={() => (isHad ? onUsedUp(name) : onHave(name))}
        />
      )}
      {!isHad && (
        <RowButton
          label={t("notThisWeek")}
          look="quiet"
          food={foodName}
          isPressed={isStruck}
          onPress={() => (isStruck ? onPutBack(name) : onStrike(name))}
        />
      )}
    </>
  )
}
