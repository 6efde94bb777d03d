import { type FormEvent, useState } from "react"
import { languageOptions } from "#app/language/language-select.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { ActionBar } from "#app/ui/action-bar.tsx"
import { Button } from "#app/ui/button.tsx"
import { ChoiceMany } from "#app/ui/choice-many.tsx"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { Select } from "#app/ui/select.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { type BabyHours, babyHoursSchema } from "#domain/helping/favour.ts"
import { type HelperPart, helperLinkDays, helperNameMaxLength, helperParts } from "#domain/helping/helper-link.ts"
import type { Language } from "#domain/language.ts"
import type { HelperChoice } from "./use-helper-links.ts"

type LinkFormProps = {
  initial: readonly HelperPart[]
  language: Language
  /**
   * True right after she made a link, which is what she came for; the button for another one then stands further down.
   */
  isAfterOne: boolean
  onMake: (choice: HelperChoice) => void
}

const usualDays = 7
const usualBabyHours: BabyHours = { from: "17:00", until: "19:00" }

export function LinkForm({ initial, language: hers, isAfterOne, onMake }: LinkFormProps) {
  const t = useMessages("ask-for-help")
  const [shows, setShows] = useState<readonly HelperPart[]>(initial)
  const [namesWithout, setNamesWithout] = useState(true)
  const [language, setLanguage] = useState(hers)
  const [days, setDays] = useState<HelperChoice["days"]>(usualDays)
  const [name, setName] = useState("")
  const [isMissing, setMissing] = useState(false)
  const isQuiet = useSilence()
  const [babyHours, setBabyHours] = useState<BabyHours | null>(null)
  const [areTimesMissing, setTimesMissing] = useState(false)
  const mayAskForBaby = shows.includes("tonight") && !isQuiet
  const isAboutFood = shows.some((part) => part !== "tonight")

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = mayAskForBaby ? babyHours : null
    const isIncomplete = asked !== null && !babyHoursSchema.safeParse(asked).success
    setMissing(shows.length === 0)
    setTimesMissing(isIncomplete)
    if (shows.length === 0 || isIncomplete) return
    onMake({
      shows: helperParts.filter((part) => shows.includes(part)),
      namesWithout,
      language,
      days,
      name: name.trim(),
      ...(asked && { babyHours: asked }),
    })
    setName("")
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <ChoiceMany
          legend={t("shows")}
          options={helperParts.map((value) => ({ value, label: t(`part-${value}`) }))}
          value={shows}
          onChange={(next) => {
            setShows(next)
            setMissing(false)
          }}
        />
        {isMissing && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {t("chooseOne")}
          </p>
        )}
      </div>
      {isAboutFood && (
        <Switch label={t("without")} description={t("withoutText")} checked={namesWithout} onChange={setNamesWithout} />
      )}
      {mayAskForBaby && (
        <div className="flex flex-col gap-4">
          <Switch
            label={t("babyHours")}
            description={t("babyHoursText")}
            checked={babyHours !== null}
            onChange={(isAsked) => {
              setBabyHours(isAsked ? usualBabyHours : null)
              setTimesMissing(false)
            }}
          />
          {babyHours && (
            <div className="flex flex-wrap gap-4 *:min-w-32 *:flex-1 sm:max-w-md">
              {(["from", "until"] as const).map((end) => (
                <TextField
                  key={end}
                  type="time"
                  name={`baby-${end}`}
                  label={t(end === "from" ? "babyFrom" : "babyUntil")}
                  value={babyHours[end]}
                  error={areTimesMissing && babyHours[end] === "" ? t("babyTimes") : undefined}
                  onChange={(event) => setBabyHours({ ...babyHours, [end]: event.target.value })}
                />
              ))}
            </div>
          )}
        </div>
      )}
      <ChoiceOne
        legend={t("days")}
        name="days"
        layout="pills"
        options={helperLinkDays.map((value) => ({ value: String(value), label: t(`day-${value}`) }))}
        value={String(days)}
        onChange={(next) => setDays(Number(next) as HelperChoice["days"])}
      />
      <Select label={t("language")} options={languageOptions} value={language} onChange={setLanguage} />
      <TextField
        name="helper"
        label={t("name")}
        description={t("nameText")}
        value={name}
        maxLength={helperNameMaxLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {isAfterOne ? (
        <Button type="submit" variant="quiet" className="sm:self-start">
          {t("make")}
        </Button>
      ) : (
        <ActionBar>
          <Button type="submit">{t("make")}</Button>
        </ActionBar>
      )}
    </form>
  )
}
