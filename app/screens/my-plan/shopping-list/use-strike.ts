import { useMemo } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { useToast } from "#app/ui/toast.ts"
import { library } from "#content/library.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import { dishesWith, struckFoods } from "#domain/plan/week/strike.ts"
import { useStruckName } from "./use-struck-name.ts"

export function useStrike({ journey, week }: Plan) {
  const t = useMessages("shopping-list")
  const nameOf = useStruckName()
  const showToast = useToast()
  const { perform } = useOperations()
  const struck = useMemo(() => struckFoods(journey), [journey])

  function putBack(food: string) {
    perform("foodPutBack", { journeyId: journey.id, food })
  }

  function strike(food: string) {
    const dishes = dishesWith(library, week.dishes, food, journey)
    perform("foodStruck", { journeyId: journey.id, food, dishes })
    showToast({
      title: t("struckTitle", { food: nameOf(food) }),
      description: t("struckText", { count: Object.keys(dishes).length }),
      action: { label: t("putBack"), onPress: () => putBack(food) },
    })
  }

  return { struck, strike, putBack }
}
