import { ChefHat, Printer } from "lucide"
import { mealTones, RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useNumbersWithheld } from "#app/numbers/use-numbers-withheld.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Recipe } from "#domain/recipe.ts"

export function RecipeHero({ recipe }: { recipe: Recipe }) {
  return (
    <div data-hero className={`h-60 overflow-hidden rounded-xl sm:h-80 ${mealTones[recipe.kind]}`}>
      <RecipePicture recipeId={recipe.id} view="table" className="size-full py-2 sm:py-4" />
    </div>
  )
}

/** `today` is how long it takes where it is only warmed through. */
export function Facts({ recipe, today }: { recipe: Recipe; today: string | undefined }) {
  const t = useMessages("recipe")
  const { isWithheld } = useNumbersWithheld()
  const { minutes, servings, energyKcal, level } = recipe
  const facts = [
    { name: t("time"), value: t("minutes", { minutes }), beside: today },
    { name: t("yield"), value: t("servings", { count: servings }) },
    ...(isWithheld ? [] : [{ name: t("energyLabel"), value: t("energy", { energyKcal }) }]),
    { name: t("level"), value: t(level) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 narrow:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-10">
      {facts.map(({ name, value, beside }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-display text-xl">
            {value}
            {beside && <span className="block font-sans text-base font-bold text-done">{beside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Actions({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const t = useMessages("recipe")
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink to={`/my-plan/recipe/${recipe.id}/cook?servings=${servings}`} variant="soft" size="small">
        <Icon node={ChefHat} size={20} />
        {t("cookingMode")}
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Icon node={Printer} size={20} />
        {t("print")}
      </Button>
    </div>
  )
}
