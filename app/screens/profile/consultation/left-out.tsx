import { use } from "react"
import { foodNameOf } from "#app/language/food-names.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { loadTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { wishLabelOf } from "#app/plan/use-wish-label.ts"
import type { Facts } from "./use-facts.ts"

export function LeftOut({ facts }: { facts: Facts }) {
  const t = useMessages("consultation")
  const language = useLanguage()
  const names = use(loadRegionalFoodNames(language))
  const foodName = foodNameOf(useMessages("foods"), names)
  const label = wishLabelOf(
    useMessages("wishes"),
    (key) => foodName(key) || use(loadTexts("other-foods", language))[key],
  )
  const { wishes, restrictions } = facts
  return (
    <>
      {wishes.length > 0 && <p>{withDots(wishes.map(label))}</p>}
      {restrictions && <p className="wrap-anywhere text-ink-soft">{t("herWords", { words: restrictions })}</p>}
    </>
  )
}
