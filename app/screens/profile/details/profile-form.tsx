import { ConsentButton } from "#app/consent/consent-button.tsx"
import { ConsentSentence } from "#app/consent/consent-sentence.tsx"
import { useWords } from "#app/language/use-words.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { hiddenFields, shownGroups } from "./fields.ts"
import { ProfileField } from "./profile-field.tsx"
import type { ProfileText } from "./profile-text.ts"
import { useSaveProfile } from "./use-save-profile.ts"

type ProfileFormProps = {
  text: ProfileText
  onType: (text: ProfileText) => void
  onSaved: () => void
  onCancel: () => void
}

export function ProfileForm({ text, onType, onSaved, onCancel }: ProfileFormProps) {
  const t = useWords("profile")
  const isQuiet = useSilence()
  const { errors, formProps, submitProps, isAsked } = useSaveProfile(onSaved)
  return (
    <Card className="sm:p-8" aria-labelledby="your-profile">
      <form {...formProps} className="flex flex-col gap-10">
        <h2 id="your-profile">{t("yourProfile")}</h2>
        {hiddenFields(isQuiet).map((field) => (
          <input key={field} type="hidden" name={field} value={text[field]} />
        ))}
        {shownGroups(isQuiet).map(({ name, fields }) => (
          <section key={name} aria-labelledby={name} className="flex flex-col gap-5">
            <h3 id={name}>{t(name)}</h3>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {fields.map((field) => (
                <ProfileField
                  key={field}
                  name={field}
                  value={text[field]}
                  onType={(value) => onType({ ...text, [field]: value })}
                  error={errors[field]}
                />
              ))}
            </div>
          </section>
        ))}
        {isAsked && <ConsentSentence purpose="profile" />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onCancel} disabled={submitProps.pending}>
            {t("cancel")}
          </Button>
          <ConsentButton {...submitProps} isAsked={isAsked} agreeing="agreeAndSave" pendingLabel={t("saving")}>
            {t("save")}
          </ConsentButton>
        </div>
      </form>
    </Card>
  )
}
