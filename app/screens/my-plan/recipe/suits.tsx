import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { foods } from "#content/foods.ts"
import { allergensOf, dietOf, type Recipe } from "#domain/recipe.ts"

/** Diet and allergens, as its foods have them. */
export function Suits({ recipe }: { recipe: Recipe }) {
  const t = useWords("recipe")
  const list = new Intl.ListFormat(useLanguageOf("recipe"), { type: "conjunction" })
  const diet = dietOf(recipe, foods)
  const allergens = allergensOf(recipe, foods).map((allergen) => t(`allergen-${allergen}`))
  return (
    <section aria-labelledby="suits">
      <h2 id="suits" className="mb-2 text-xl">
        {t("suits")}
      </h2>
      <p className="font-bold">{t(`diet-${diet}`)}</p>
      <p>{allergens.length ? t("contains", { allergens: list.format(allergens) }) : t("containsNone")}</p>
      <p className="text-sm text-ink-soft">{t("labels")}</p>
    </section>
  )
}
