import { useMessages } from "#app/language/use-messages.ts"
import { laterMinutes } from "#domain/plan/cooking/pot-minutes.ts"
import type { Preparation } from "#domain/plan/library.ts"

/** Labels a preparation with its title and minutes, and with those for the tinned food if there is one. */
export function usePreparationLabel() {
  const t = useMessages("plan")
  return (title = "", { minutes, tinMinutes }: Preparation) => {
    const time = tinMinutes ? t("minutesOrTin", { tin: tinMinutes, minutes }) : t("minutes", { minutes })
    return `${title}\u00a0·\u00a0${time}`
  }
}

type BoilsLaterProps = { waterMl: number | undefined; servings: number; className?: string }

/** Says how much later a larger pot boils; renders nothing if the difference is small. */
export function BoilsLater({ waterMl, servings, className = "" }: BoilsLaterProps) {
  const t = useMessages("plan")
  const minutes = laterMinutes(waterMl, servings)
  return (
    minutes > 0 && (
      <span className={`block text-sm text-ink-soft ${className}`}>
        {t("boilsLater", { count: servings, minutes })}
      </span>
    )
  )
}
