import { useMessages } from "#app/language/use-messages.ts"
import { foods } from "#content/foods.ts"
import { foodOf, nutritionOf, type Recipe } from "#domain/recipes/recipe.ts"

/** The figures are summed from the foods, so they are approximate. */
export default function Nutrients({ recipe }: { recipe: Recipe }) {
  const t = useMessages("recipe")
  const { proteinG, carbohydrateG, fibreG, fatG } = nutritionOf(recipe, foods)
  const sources = new Set(recipe.ingredients.map((item) => foodOf(item, foods).source))
  // Sources keep the order in which they are cited. The names are joined without Intl, whose first use would block the
  // page.
  const cited = { TACO: t("sourceTaco"), SR27: t("sourceUsda"), SR28: t("sourceUsda28") }
  const source = (["TACO", "SR27", "SR28"] as const).flatMap((table) => (sources.has(table) ? cited[table] : []))
  const rows = [
    { name: t("protein"), amountG: proteinG },
    { name: t("carbohydrate"), amountG: carbohydrateG },
    { name: t("fibre"), amountG: fibreG, isPart: true },
    { name: t("fat"), amountG: fatG },
  ]
  return (
    <section aria-labelledby="nutrients">
      <h2 id="nutrients" className="mb-1 text-lg">
        {t("nutrition")}
      </h2>
      <dl>
        {rows.map(({ name, amountG, isPart }) => (
          <div
            key={name}
            className={`flex justify-between gap-4 border-t border-line py-1.5 ${isPart ? "border-0 pl-4 text-ink-soft" : ""}`}
          >
            <dt>{name}</dt>
            <dd className="font-bold">{t("grams", { grams: Math.round(amountG / recipe.servings) })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{t("approximate", { source: source.join("; ") })}</p>
    </section>
  )
}
