import { type ReactNode, useId } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { type AgeChoice, ageChoices, choiceAt } from "#domain/care/baby-age.ts"
import { unknownAge } from "./kept-age.ts"
import type { BabyAge } from "./use-baby-age.ts"

/** `youngest` and `oldest` are ages in completed days. */
export type LabelledAge = Pick<AgeChoice, "youngest"> & { oldest?: number; label: string }

type AgeQuestionProps = {
  age: BabyAge
  of: "baby" | "mother"
  choices: readonly LabelledAge[]
  children?: ReactNode
}

export function AgeQuestion({ age, of, choices, children }: AgeQuestionProps) {
  const t = useMessages("baby-age")
  const name = useId()
  // The choices are disabled until hydration, because an earlier tap would be lost.
  const isHydrated = useHydrated()
  if (!age.isAsked) return null
  const chosen = age.days === null ? undefined : choiceAt(choices, age.days)
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <ChoiceOne
        name={name}
        legend={t(of)}
        layout="chips"
        disabled={!isHydrated}
        options={[
          ...choices.map(({ youngest, label }) => ({ value: `${youngest}`, label })),
          { value: unknownAge, label: t("unknown") },
        ]}
        value={chosen ? `${chosen.youngest}` : age.isUnknown ? unknownAge : null}
        onChange={(value) => age.choose(choices.find(({ youngest }) => `${youngest}` === value) ?? null)}
      />
      {of === "baby" && <p className="text-sm text-ink-soft">{t("younger")}</p>}
      {children}
    </div>
  )
}

export function useAgeChoices(): { choices: readonly LabelledAge[]; labelOf: (days: number) => string | undefined } {
  const t = useMessages("baby-age")
  const choices = ageChoices.map(({ message, from, to, youngest }) => ({ youngest, label: t(message, { from, to }) }))
  return { choices, labelOf: (days) => choiceAt(choices, days)?.label }
}
