import { use } from "react"
import { foodNameOf, loadRegionalFoodNames } from "#app/language/food-names.ts"
import { loadTexts } from "#app/language/texts.ts"
import { useMessagesIn } from "#app/language/use-messages.ts"
import { wishLabelOf } from "#app/plan/use-wish-label.ts"
import type { Language } from "#domain/language.ts"
import type { Facts } from "./use-facts.ts"

/** What she leaves out: as the plan understood it, and in her own words, whatever their language. */
export function LeftOut({ facts, language }: { facts: Facts; language: Language }) {
  const t = useMessagesIn("consultation", language)
  const names = use(loadRegionalFoodNames(language))
  const foodName = foodNameOf(useMessagesIn("foods", language), names)
  const label = wishLabelOf(
    useMessagesIn("wishes", language),
    (key) => foodName(key) || use(loadTexts("other-foods", language))[key],
  )
  const { wishes, restrictions } = facts
  if (wishes.length === 0 && !restrictions) return <p>{t("notTold")}</p>
  return (
    <>
      {wishes.length > 0 && <p>{wishes.map(label).join(" · ")}</p>}
      {restrictions && <p className="wrap-anywhere text-ink-soft">{t("herWords", { words: restrictions })}</p>}
    </>
  )
}
