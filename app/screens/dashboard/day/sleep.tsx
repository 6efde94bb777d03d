import type { MouseEvent } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Stepper } from "#app/ui/stepper.tsx"
import { sleepMaxHours, sleepStepHours } from "#domain/days/check-in.ts"

/** The stepper begins here before she has logged any sleep: the lower end of the 6 to 8 hours that the guides name. */
const usualHours = 6

type SleepProps = {
  hours: number | null
  lastHours: number | null
  onChange: (hours: number | null) => void
}

/** The hours are of sleep in 24 hours, naps included. */
export function Sleep({ hours, lastHours, onChange }: SleepProps) {
  const t = useMessages("dashboard")
  const lang = useLanguage()

  function step(by: number) {
    onChange(hours === null ? (lastHours ?? usualHours) : Math.min(sleepMaxHours, Math.max(0, hours + by)))
  }

  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest("fieldset")?.querySelector("button")?.focus()
    onChange(null)
  }

  return (
    <Stepper
      label={t("sleep")}
      hint={t("sleepHint")}
      value={hours === null ? t("sleepUntold") : t("sleepHours", { hours: localNumber(hours, lang) })}
      lessLabel={t("sleepLess")}
      moreLabel={t("sleepMore")}
      onLess={() => step(-sleepStepHours)}
      onMore={() => step(sleepStepHours)}
      isLeast={hours === 0}
      isMost={hours === sleepMaxHours}
    >
      {hours !== null && (
        <button type="button" onClick={clear} className="-my-2 min-h-11 px-2 text-sm text-ink-soft underline">
          {t("sleepClear")}
        </button>
      )}
    </Stepper>
  )
}
