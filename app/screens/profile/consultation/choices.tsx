import { useState } from "react"
import { languageOptions } from "#app/language/language-select.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { loadTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ChoiceMany } from "#app/ui/choice-many.tsx"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import type { ConsultationSection } from "#domain/evolution/consultation.ts"
import type { Language } from "#domain/language.ts"
import type { useConsultation } from "./use-consultation.ts"

type ChoicesProps = {
  consultation: ReturnType<typeof useConsultation>
  offered: readonly ConsultationSection[]
  language: Language
  onLanguage: (language: Language) => void
}

export function Choices({ consultation, offered, language, onLanguage }: ChoicesProps) {
  const t = useMessages("consultation")
  const { kept, change, errors } = consultation
  const [isAway, setAway] = useState(false)

  async function choose(chosen: Language) {
    try {
      await loadForSheet(chosen)
      setAway(false)
      onLanguage(chosen)
    } catch {
      setAway(true)
    }
  }

  return (
    <>
      <ChoiceOne
        name="weeks"
        legend={t("period")}
        layout="pills"
        options={(["2", "4", "6", "own"] as const).map((value) => ({ value, label: t(`weeks-${value}`) }))}
        value={kept.weeks}
        onChange={(weeks) => change({ weeks })}
      />
      {kept.weeks === "own" && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(["from", "to"] as const).map((name) => {
            const wrong = errors[name] as "required" | "impossible" | "too_long" | undefined
            return (
              <TextField
                key={name}
                name={name}
                type="date"
                label={t(name)}
                value={kept[name]}
                onValueChange={(value: string) => change({ [name]: value })}
                error={wrong && t(`wrong-${wrong}`)}
              />
            )
          })}
        </div>
      )}
      <ChoiceMany
        legend={t("sections")}
        description={t("sectionsText")}
        options={offered.map((value) => ({ value, label: t(`section-${value}`) }))}
        value={kept.sections.filter((section) => offered.includes(section))}
        onChange={(sections) =>
          change({ sections: [...sections, ...kept.sections.filter((section) => !offered.includes(section))] })
        }
      />
      <div className="flex flex-col gap-2">
        <Select
          name="sheetLanguage"
          label={t("sheetLanguage")}
          options={languageOptions}
          value={language}
          onChange={choose}
        />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {isAway && t("languageAway")}
        </p>
      </div>
    </>
  )
}

/** If a language fails to load, the sheet keeps its language. */
async function loadForSheet(language: Language) {
  await Promise.all([
    loadMessages("consultation", language),
    loadMessages("wishes", language),
    loadMessages("foods", language),
    loadTexts("other-foods", language),
    loadRegionalFoodNames(language),
  ])
}
