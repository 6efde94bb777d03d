import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { foods } from "#content/foods.ts"
import { isStaple } from "#domain/plan/purchase.ts"
import type { ShoppingAisle } from "#domain/shopping-list.ts"
import { useShopAmount } from "./aisle-list.tsx"
import { RowButton } from "./row-button.tsx"

type AdjustAisleProps = {
  aisle: ShoppingAisle
  had: ReadonlySet<string>
  onHave: (food: string) => void
  onUsedUp: (food: string) => void
}

/** An aisle with what she can say of each line in place of its tick. What she has stays in its place, to be taken back there. */
export function AdjustAisle({ aisle: { aisle, items }, had, onHave, onUsedUp }: AdjustAisleProps) {
  const t = useMessages("shopping-list")
  const foodName = useFoodName()
  const shopAmount = useShopAmount()
  return (
    <section aria-labelledby={aisle} className="mb-8 break-inside-avoid">
      <h2 id={aisle} className="mb-1">
        {t(aisle)}
      </h2>
      <ul className="divide-y divide-line">
        {items.map(({ food, amount }) => (
          <li key={food} className="flex min-h-14 max-w-none items-center gap-2 py-1">
            <span className={`min-w-0 flex-1 ${had.has(food) ? "text-ink-soft" : ""}`}>
              {foodName(food)}
              <span className="block text-sm text-ink-soft">{had.has(food) ? t("staysOff") : shopAmount(amount)}</span>
            </span>
            {isStapleKey(food) && (
              <RowButton
                label={t("haveIt")}
                food={foodName(food)}
                isPressed={had.has(food)}
                onPress={() => (had.has(food) ? onUsedUp(food) : onHave(food))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isStapleKey(key: string): boolean {
  const food = foods[key]
  return food !== undefined && isStaple(food)
}
