import { ChefHat, Printer, Repeat2 } from "lucide"
import { useLocation } from "react-router"
import { useNumbersWithheld } from "#app/evolution/numbers/use-numbers-withheld.ts"
import { mealTones, RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useLacks } from "#app/plan/use-lacks.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { heatOf } from "#content/recipes/ways.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"

export const swapLinkId = "to-swap"

export function RecipeHero({ recipe }: { recipe: Recipe }) {
  return (
    <div data-hero className={`h-40 overflow-hidden rounded-xl sm:h-80 sm:max-h-[45dvh] ${mealTones[recipe.kind]}`}>
      <RecipePicture recipeId={recipe.id} view="table" className="size-full py-2 sm:py-4" />
    </div>
  )
}

/** `today` is the time that it takes to reheat a dish that was cooked on an earlier day. */
type FactsProps = { recipe: Recipe; servings: number; today: string | undefined }

export function Facts({ recipe, servings, today }: FactsProps) {
  const t = useMessages("recipe")
  const { isWithheld } = useNumbersWithheld()
  const { minutes, energyKcal, level } = recipe
  const lacks: readonly string[] = useLacks()
  const heat = heatOf(recipe)
  const facts = [
    { name: t("time"), value: t("minutes", { minutes }), beside: today },
    { name: t("yield"), value: t("servings", { count: servings }) },
    ...(isWithheld ? [] : [{ name: t("energyLabel"), value: t("energy", { energyKcal }) }]),
    { name: t("level"), value: t(level) },
    ...(heat && !lacks.includes(heat) ? [{ name: t("heat"), value: t(`heat-${heat}`) }] : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 sm:gap-x-7 sm:gap-y-4">
      {facts.map(({ name, value, beside }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft max-sm:sr-only">{name}</dt>
          <dd className="font-display text-base sm:text-xl">
            {value}
            {beside && <span className="block font-sans text-base font-bold text-done">{beside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ActionsProps = { recipe: Recipe; servings: number; canSwap: boolean }

export function Actions({ recipe, servings, canSwap }: ActionsProps) {
  const t = useMessages("recipe")
  const { state } = useLocation()
  return (
    <div className="flex flex-wrap gap-2 print:hidden sm:gap-3">
      <ButtonLink
        to={`/my-plan/recipe/${recipe.id}/cook?servings=${servings}`}
        size="small"
        className="max-sm:grow max-sm:px-3"
      >
        <Icon node={ChefHat} size={20} />
        {t("cookingMode")}
      </ButtonLink>
      {canSwap && (
        <ButtonLink id={swapLinkId} to="#swap" state={state} variant="quiet" size="small" className="max-sm:px-3">
          <Icon node={Repeat2} size={20} />
          {t("swapHere")}
        </ButtonLink>
      )}
      <Button variant="quiet" size="small" className="max-sm:px-3" onClick={() => window.print()}>
        <Icon node={Printer} size={20} />
        <span className="max-sm:sr-only">{t("print")}</span>
      </Button>
    </div>
  )
}
