import { Link } from "react-router"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Card } from "#app/ui/card.tsx"
import { bmi, bmiColour, idealBmi } from "#domain/bmi.ts"
import type { Profile } from "#domain/profile.ts"
import { localNumber } from "../local-format.ts"
import { BmiBand } from "./bmi-band.tsx"

const tones = {
  green: "bg-done-soft text-done",
  yellow: "bg-note-soft text-note",
  red: "bg-danger-soft text-danger",
}

type BmiCardProps = { profile: Profile; isHers: boolean }

/** Her index with its colour and, as a colour alone says nothing, in words; never a target. */
export function BmiCard({ profile, isHers }: BmiCardProps) {
  const t = useWords("profile")
  const lang = useLanguageOf("profile")
  const index = bmi(profile.currentWeightKg, profile.heightCm)
  const colour = bmiColour(index)
  const place = {
    green: "bmiWithin",
    yellow: index < idealBmi.min ? "bmiBelow" : "bmiAbove",
    red: "bmiFarAbove",
  } as const
  const range = { min: localNumber(idealBmi.min, lang), max: localNumber(idealBmi.max, lang) }
  return (
    <Card aria-labelledby="bmi" className="flex flex-col gap-6 sm:p-8">
      <div className="flex flex-col gap-1">
        <h2 id="bmi" className="text-xl">
          {t("bmi")}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-display text-5xl tracking-tight" data-bmi={colour}>
            {localNumber(index, lang, 1)}
          </span>
          <span className={`rounded-full px-4 py-1.5 text-sm font-bold ${tones[colour]}`}>{t(place[colour])}</span>
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <BmiBand index={index} />
        <p className="text-sm text-ink-soft">{t("bmiIdeal", range)}</p>
      </div>
      <p>{t("bmiFirstWeeks")}</p>
      {!isHers && (
        <div className="rounded-md bg-note-soft px-4 pt-3 pb-1">
          <p>{t("bmiDefaults")}</p>
          <Link to="?tab=data" replace className="inline-flex min-h-11 items-center font-bold underline">
            {t("bmiFillIn")}
          </Link>
        </div>
      )}
    </Card>
  )
}
