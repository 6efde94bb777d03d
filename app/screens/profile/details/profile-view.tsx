import { Pencil } from "lucide"
import { useWeightsOpener } from "#app/evolution/numbers/weights-opener.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber, longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Profile } from "#domain/profile/profile.ts"
import {
  activityKeys,
  birthTypeKeys,
  exampleFields,
  feedingAnswer,
  inOtherUnits,
  type NumberField,
  shownGroups,
  units,
  useFieldNames,
  yesNo,
} from "./fields.ts"

type ProfileViewProps = { profile: Profile; told: Partial<Profile>; isFeedingMixed: boolean; onEdit: () => void }

export function ProfileView({ profile, told, isFeedingMixed, onEdit }: ProfileViewProps) {
  const t = useMessages("details")
  const lang = useLanguage()
  const { wishes, opener } = useWeightsOpener()

  function textOf(field: keyof Profile): string {
    if (field in units) {
      const number = field as NumberField
      return `${localNumber(profile[number], lang)} ${t(units[number])}${inOtherUnits(number, profile[number])}`
    }
    if (field === "birthType") return t(birthTypeKeys[profile.birthType])
    if (field === "activityLevel") return t(activityKeys[profile.activityLevel])
    if (field === "isBreastfeeding") return t(feedingAnswer(profile.isBreastfeeding, isFeedingMixed))
    if (field === "menstrualCycle") return t(yesNo(profile.menstrualCycle))
    return field === "startDate" ? longCalendarDate(profile.startDate, lang) : profile.fullName
  }

  const fieldNames = useFieldNames()
  const examples = exampleFields(wishes, told)

  function note(): string {
    if (Object.keys(told).length === 0) return t("notStored")
    return t("partlyExample", { fields: fieldNames(examples) })
  }

  return (
    <Card className="flex flex-col gap-8 sm:p-8" aria-labelledby="your-profile">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-profile">{t("yourProfile")}</h2>
        <Button id="edit-profile" variant="soft" size="small" onClick={onEdit}>
          <Icon node={Pencil} size={18} />
          {t("edit")}
        </Button>
      </div>
      {examples.length > 0 && <p className="rounded-md bg-note-soft px-4 py-3">{note()}</p>}
      <div className="grid gap-8 sm:grid-cols-2 sm:gap-x-12">
        {shownGroups(wishes).map(({ name, fields }) => (
          <section key={name} aria-labelledby={name} className="flex flex-col gap-2">
            <h3 id={name} className="text-lg">
              {t(name)}
            </h3>
            <dl className="divide-y divide-line">
              {fields.map((field) => (
                <div key={field} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                  <dt className="text-ink-soft">{t(field)}</dt>
                  <dd dir="auto" className="ml-auto text-right font-bold wrap-anywhere">
                    {textOf(field)}
                  </dd>
                </div>
              ))}
            </dl>
            {name === "groupBody" && opener}
          </section>
        ))}
      </div>
    </Card>
  )
}
