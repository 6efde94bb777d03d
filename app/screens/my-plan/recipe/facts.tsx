import { useWords } from "#app/language/use-words.ts"
import type { Recipe } from "#domain/recipe.ts"

export function Facts({ recipe }: { recipe: Recipe }) {
  const t = useWords("recipe")
  const { minutes, servings, energyKcal, level } = recipe
  const facts = [
    { name: t("time"), value: t("minutes", { minutes }) },
    { name: t("yield"), value: t("servings", { count: servings }) },
    { name: t("energyLabel"), value: t("energy", { energyKcal }) },
    { name: t("level"), value: t(level) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 narrow:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-10">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-display text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
