import { ShoppingBasket } from "lucide"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { People } from "#app/plan/people.tsx"
import { usePlan } from "#app/plan/use-plan.ts"
import { WishChips } from "#app/plan/wish-chips.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { library } from "#content/library.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { hadAtHome, shoppingListOfWeek, withoutHad } from "#domain/plan/shopping-list-of-week.ts"
import { weekDays } from "#domain/plan/slots.ts"

export default function WeekReady({ onClose }: { onClose: () => void }) {
  const t = useMessages("dashboard-parts")
  const titles = useTexts("titles")
  const { week, household } = usePlan()
  const lunches = weekDays.map((day) => ({ day, id: week.days[day - 1]?.lunch?.recipe.id }))
  const had = hadAtHome(
    useSynced(({ atHome }) => atHome[ownKey]),
    library.foods,
  )
  const list = withoutHad(shoppingListOfWeek(week, household, library.foods), had)
  const count = list.flatMap(({ items }) => items).length

  function close() {
    onClose()
    focusMain()
  }

  return (
    <Card aria-labelledby="week-ready" className="flex flex-col gap-3 max-sm:p-4">
      <h2 id="week-ready" className="text-lg sm:text-2xl">
        {t("weekReady")}
      </h2>
      <ul className="grid grid-cols-7 gap-1 narrow:grid-cols-4">
        {lunches.map(({ day, id }) => (
          <li key={day} className="max-w-none rounded-md bg-sunken p-0.5">
            <RecipePicture recipeId={id} className="w-full" />
            <span className="sr-only">{id && titles[id]}</span>
          </li>
        ))}
      </ul>
      {household.wishes.length > 0 && <WishChips label={t("weekLeavesOut")} wishes={household.wishes} />}
      <People people={household.people} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/my-plan/shopping-list" variant="quiet" size="small">
          <Icon node={ShoppingBasket} size={18} />
          {t("weekToBuy", { count })}
        </ButtonLink>
        <Button variant="soft" size="small" onClick={close}>
          {t("weekClose")}
        </Button>
      </div>
    </Card>
  )
}
