import { useMessages } from "#app/language/use-messages.ts"
import { laterMinutes } from "#domain/plan/cooking/pot-minutes.ts"
import type { Preparation } from "#domain/plan/library.ts"

/** A preparation's title with its minutes, and those of a tin beside them. */
export function usePreparationLabel() {
  const t = useMessages("plan")
  return (title = "", { minutes, tinMinutes }: Preparation) => {
    const time = tinMinutes ? t("minutesOrTin", { tin: tinMinutes, minutes }) : t("minutes", { minutes })
    return `${title}\u00a0·\u00a0${time}`
  }
}

type BoilsLaterProps = { waterMl: number | undefined; servings: number; className?: string }

/** Says how much later the pot of more servings boils; nothing where it hardly differs. */
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
