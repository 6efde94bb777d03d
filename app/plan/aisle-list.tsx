import { Check } from "lucide"
import type { ReactNode } from "react"
import { useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { leftOvers } from "#content/foods/left-overs.ts"
import { foods } from "#content/foods.ts"
import { isMuchLeft } from "#domain/plan/at-home/left-over.ts"
import type { ShoppingAisle, ShoppingItem } from "#domain/plan/shopping/shopping-list.ts"
import { dryInstead, packageOf, spokenAmount } from "#domain/plan/shopping/spoken-amounts.ts"

type AisleListProps = {
  aisle: ShoppingAisle
  ticked: ReadonlySet<string>
  onToggle: (food: string) => void
  /** Foods that must be frozen, because they do not keep in the fridge until they are cooked. */
  toFreeze?: readonly string[]
  people: number
  hasStove: boolean
}

export function AisleList({ aisle: { aisle, items }, toFreeze = [], ticked, ...rows }: AisleListProps) {
  const t = useMessages("shopping-list")
  const lang = useLanguage()
  const foodName = useFoodName()
  const later = items.filter(({ food }) => toFreeze.includes(food)).map(({ food }) => foodName(food).toLowerCase())
  const tickedHere = items.filter((item) => ticked.has(item.food)).length
  return (
    <section
      aria-labelledby={aisle}
      className={`mb-8 break-inside-avoid print:mb-4 ${tickedHere === items.length ? "print:hidden" : ""}`}
    >
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id={aisle}>{t(aisle)}</h2>
        <p className="text-sm text-ink-soft print:hidden">
          {t("aisleTicked", { ticked: tickedHere, all: items.length })}
        </p>
      </div>
      <TickRows items={items} ticked={ticked} {...rows} />
      {later.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{t("toFreeze", { foods: listOf(later, lang) })}</p>
      )}
    </section>
  )
}

type TickRowsProps = Omit<AisleListProps, "aisle" | "toFreeze"> & { items: ShoppingAisle["items"] }

function TickRows({ items, ticked, onToggle, people, hasStove }: TickRowsProps) {
  const t = useMessages("shopping-list")
  const shopAmount = useShopAmount()
  const packageSize = usePackageSize()
  const nameToBuy = useNameToBuy()

  const dry = hasStove ? dryInstead(items, people, foods) : undefined

  function noteOn({ food: key, grams }: ShoppingItem): string | undefined {
    const dryGrams = dry?.get(key)
    if (dryGrams !== undefined) return t("dryInstead", { grams: dryGrams })
    const [food, afterwards] = [foods[key], leftOvers[key]]
    return food && afterwards && isMuchLeft(grams, food) ? t(`left-${afterwards}`) : undefined
  }

  return (
    // A ticked row moves down by its CSS order, because moving it in the document would take the focus from its
    // checkbox.
    <ul className="flex flex-col">
      {items.map((item) => (
        <li
          key={item.food}
          className={`max-w-none border-b border-line ${ticked.has(item.food) ? "order-last print:hidden" : ""}`}
        >
          <TickRow
            name={nameToBuy(item.food)}
            amount={shopAmount(item)}
            size={packageSize(item)}
            note={noteOn(item)}
            ticked={ticked.has(item.food)}
            onToggle={() => onToggle(item.food)}
          />
        </li>
      ))}
    </ul>
  )
}

type TickRowProps = {
  name: ReactNode
  amount?: string
  /** How much one package holds; undefined for a food that is sold loose. */
  size?: string | undefined
  note?: string | undefined
  ticked: boolean
  onToggle: () => void
}

export function TickRow({ name, amount, size, note, ticked, onToggle }: TickRowProps) {
  return (
    <label className="flex min-h-13 items-center gap-3 rounded-sm py-2 print:min-h-0 print:py-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" className="sr-only" checked={ticked} onChange={onToggle} />
      <span
        aria-hidden
        className={`flex size-7 shrink-0 items-center justify-center rounded-sm border-2 transition-colors ${ticked ? "border-done bg-done text-surface" : "border-line-strong"}`}
      >
        {ticked && <Icon node={Check} size={16} strokeWidth={3} />}
      </span>
      <span className={`min-w-0 flex-1 ${ticked ? "text-ink-soft line-through" : ""}`}>
        <span className="flex items-baseline justify-between gap-x-4 narrow:flex-col">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {amount && (
            <span className="shrink-0 text-right text-ink-soft narrow:text-left">
              {amount}
              {size && !note && <span className="block text-sm"> {size}</span>}
            </span>
          )}
        </span>
        {note && (
          <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            {size && <span className="order-last ml-auto narrow:ml-0">{size}</span>} <span>{note}</span>
          </span>
        )}
      </span>
    </label>
  )
}

/** Lemon juice is bought as lemons, so the list names the fruit without "(juice)". */
const juice = / \((?:juice|suco|sumo|jugo|zumo)\)$/

export function useNameToBuy() {
  const foodName = useFoodName()
  return (food: string) => foodName(food).replace(juice, "")
}

/** Formats a weight; if she hides numbers, kilograms are written as grams. */
function useWeight() {
  const t = useMessages("shopping-list")
  const areNumbersHidden = useNumbersHidden()
  return (grams: number) =>
    grams < 1000 || areNumbersHidden ? t("grams", { grams }) : t("kilograms", { kilograms: grams / 1000 })
}

/** Formats the size of a package, such as "of 240 g drained"; undefined for a food that is not sold packed. */
export function usePackageSize() {
  const t = useMessages("shopping-list")
  const weight = useWeight()
  return (item: Pick<ShoppingItem, "food" | "amount">) => {
    const one = packageOf(item, foods)
    return one && t(one.isDrained ? "packedDrained" : "packed", { size: weight(one.grams) })
  }
}

/** Formats an amount as a shop sells it: "650 g", "1.2 kg", "2 bunches", or a plain number. */
export function useShopAmount() {
  const t = useMessages("shopping-list")
  const measure = useMessages("measures")
  const weight = useWeight()
  return (item: Pick<ShoppingItem, "food" | "amount">) => {
    const amount = spokenAmount(item, foods)
    if (amount.by === "weight") return weight(amount.grams)
    const { count, unit } = amount
    return unit === "unit" ? t("units", { count }) : measure(unit, { count, amount: count })
  }
}
