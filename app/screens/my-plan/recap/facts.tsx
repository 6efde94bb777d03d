import { HeartHandshake, MoonStar } from "lucide"
import type { ReactNode } from "react"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { isolate } from "#domain/isolate.ts"
import type { DishesEaten } from "#domain/journey/journey-recap.ts"
import { titleIn } from "#domain/recipes/recipe.ts"

type FactsProps = {
  dishes: DishesEaten | null
  sleep: { hours: number; days: number } | null
  helpers: readonly string[]
}

export function Facts({ dishes, sleep, helpers }: FactsProps) {
  const t = useMessages("recap")
  const lang = useLanguage()
  const titles = useTexts("titles")
  return (
    <dl className="divide-y divide-line border-y border-line">
      {dishes && (
        <Fact
          sign={<RecipePicture recipeId={dishes.recipeId} className="w-16" />}
          name={t(dishes.times > 1 ? "dish" : "dishes")}
          value={dishes.times > 1 ? titleIn(titles, dishes.recipeId) : t("different", { dishes: dishes.different })}
          more={
            dishes.times > 1
              ? t("times", { times: dishes.times })
              : t("alsoEaten", { dish: titleIn(titles, dishes.recipeId) })
          }
        />
      )}
      {sleep && (
        <Fact
          sign={<Icon node={MoonStar} size={24} />}
          name={t("sleep")}
          value={t("hours", { hours: localNumber(sleep.hours, lang) })}
          more={t("onDays", { days: sleep.days })}
        />
      )}
      {helpers.length > 0 && (
        <Fact
          sign={<Icon node={HeartHandshake} size={24} />}
          name={t("helpers")}
          value={listOf(helpers.map(isolate), lang)}
          more={t("helpersText")}
        />
      )}
    </dl>
  )
}

type FactProps = { sign: ReactNode; name: string; value: string | undefined; more: string }

function Fact({ sign, name, value, more }: FactProps) {
  return (
    <div className="relative flex min-h-20 flex-col justify-center py-4 pl-20">
      <dt className="text-sm text-ink-soft">
        <span aria-hidden className="absolute inset-y-0 left-0 flex w-16 items-center justify-center text-done">
          {sign}
        </span>
        {name}
      </dt>
      <dd>
        <span className="block font-display text-lg leading-snug wrap-anywhere">{value}</span>
        <span className="block text-sm text-ink-soft">{more}</span>
      </dd>
    </div>
  )
}
