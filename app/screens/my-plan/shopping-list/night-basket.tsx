import { MoonStar } from "lucide"
import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"

/** The foods of the basket for hard nights are also lines of the list; this card names them and can take them off. */
export function NightBasket({ foods, onTakeOff }: { foods: readonly string[]; onTakeOff: () => void }) {
  const t = useMessages("shopping-list")
  const foodName = useFoodName()
  const language = useLanguage()
  if (foods.length === 0) return null
  const named = listOf(
    foods.map((food) => foodName(food).toLowerCase()),
    language,
  )

  function takeOff() {
    onTakeOff()
    focusMain()
  }

  return (
    <Card aria-labelledby="night-basket" className="flex flex-col gap-1 print:hidden">
      <h2 id="night-basket" className="flex items-center gap-2 text-xl">
        <Icon node={MoonStar} size={20} className="shrink-0 text-note" />
        {t("nightBasket")}
      </h2>
      <p>{t("nightBasketText", { foods: named })}</p>
      <Button variant="quiet" size="small" className="self-start" onClick={takeOff}>
        {t("nightBasketOff")}
      </Button>
    </Card>
  )
}
