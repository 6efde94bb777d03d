import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { Stepper } from "#app/ui/stepper.tsx"
import { glassesGoal } from "#domain/days/day-record.ts"
import { countGlasses, type Glasses, glassesPerDay, glassesPlenty, glassMl } from "#domain/days/water.ts"

type WaterProps = {
  glasses: Glasses | undefined
  onDrink: (glassId: string) => void
  onTakeBack: (glassId: string) => void
}

export function Water({ glasses, onDrink, onTakeBack }: WaterProps) {
  const t = useMessages("dashboard")
  const lang = useLanguage()
  const count = countGlasses(glasses)

  function takeBack() {
    const last = Object.keys(glasses ?? {}).findLast((glassId) => glasses?.[glassId])
    if (last) onTakeBack(last)
  }

  return (
    <div className="flex flex-col gap-2">
      <Stepper
        label={t("water")}
        hint={t("waterHint", { ml: glassMl })}
        value={t("glasses", { count, litres: localNumber((count * glassMl) / 1000, lang, 2) })}
        lessLabel={t("glassBack")}
        moreLabel={t("glassMore")}
        onLess={takeBack}
        onMore={() => onDrink(newId())}
        isLeast={count === 0}
        isMost={count >= glassesPerDay}
      >
        <GlassRow count={count} />
      </Stepper>
      {count >= glassesPlenty && (
        <p role="status" className="text-sm text-ink-soft">
          {t(count >= glassesPerDay ? "glassesMost" : "glassesPlenty")}
        </p>
      )}
    </div>
  )
}

const places = Array.from({ length: glassesGoal }, (_, place) => place)

/** The row has as many glasses as make two litres. */
function GlassRow({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${glassesGoal * 16} 20`} aria-hidden className="h-4 w-full max-w-28">
      {places.map((place) => (
        <g key={place} transform={`translate(${place * 16 + 2} 1)`}>
          {place < count && <path d="M.9 6H11.1L10 17.5H2Z" className="fill-done/60" />}
          <path
            d="M0 0H12L10.4 18H1.6Z"
            className="fill-none stroke-ink-soft"
            strokeWidth={1.2}
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  )
}
