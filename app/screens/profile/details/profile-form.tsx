import { useWeightsOpener } from "#app/evolution/numbers/weights-opener.tsx"
import { useForm } from "#app/forms/use-form.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useHiddenWishes } from "#app/privacy/silence/use-hidden-wishes.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { outcomeOfAll, useOperations, useSynced } from "#app/sync/sync-context.ts"
import { ActionBar } from "#app/ui/action-bar.tsx"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useToday } from "#app/ui/use-today.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import { defaultProfile, type Profile } from "#domain/profile/profile.ts"
import { useProfile } from "../use-profile.ts"
import {
  asText,
  exampleFields,
  hiddenFields,
  mixedAnswer,
  type ProfileText,
  profileFormSchema,
  shownGroups,
  useFieldNames,
  weightFields,
} from "./fields.ts"
import { ProfileField } from "./profile-field.tsx"

type ProfileFormProps = {
  text: ProfileText
  onType: (text: ProfileText) => void
  onSaved: () => void
  onCancel: () => void
}

export function ProfileForm({ text, onType, onSaved, onCancel }: ProfileFormProps) {
  const t = useMessages("details")
  const { errors, formProps, submitProps, isAsked } = useSaveProfile(text, onSaved)
  const { wishes, opener } = useWeightsOpener(weightFields.some((field) => errors[field]))
  return (
    <Card tone="none" aria-labelledby="your-profile">
      <form {...formProps} className="flex flex-col gap-10">
        <h2 id="your-profile">{t("yourProfile")}</h2>
        {hiddenFields(wishes).map((field) => (
          <input key={field} type="hidden" name={field} value={text[field]} />
        ))}
        {shownGroups(wishes).map(({ name, fields }) => (
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
            {name === "groupBody" && opener}
          </section>
        ))}
        <StillExample text={text} wishes={wishes} />
        {isAsked && <ConsentSentence purpose="profile" />}
        <ActionBar>
          <Button variant="quiet" onClick={onCancel} disabled={submitProps.pending}>
            {t("cancel")}
          </Button>
          <ConsentButton {...submitProps} isAsked={isAsked} agreeing="agreeAndSave" pendingLabel={t("saving")}>
            {t("save")}
          </ConsentButton>
        </ActionBar>
      </form>
    </Card>
  )
}

/** Names the fields that still hold the example's values, because saving stores them as her own. */
function StillExample({ text, wishes }: { text: ProfileText; wishes: HiddenWishes }) {
  const t = useMessages("details")
  const lang = useLanguage()
  const { told } = useProfile()
  const { name } = useUser()
  const fieldNames = useFieldNames()
  const example = asText(defaultProfile(name, useToday()), false, lang)
  const left = exampleFields(wishes, told).filter((field) => text[field] === example[field])
  if (left.length === 0) return null
  return <Notice role="note">{t("stillExample", { fields: fieldNames(left) })}</Notice>
}

/** Only fields that she saw are saved; hidden ones keep their values. */
function useSaveProfile(text: ProfileText, onSaved: () => void) {
  const t = useMessages("details")
  const showToast = useToast()
  const user = useUser()
  const { refresh } = useAuth()
  const stored = useSynced(({ profile }) => profile.own?.values)
  const household = useSynced((rows) => rows.household.own?.values)
  const hidden = hiddenFields(useHiddenWishes())
  const example = defaultProfile(user.name, useToday())
  const { perform, discard } = useOperations()
  const { isAsked, agree } = useConsent("profile")

  const form = useForm({
    schema: profileFormSchema,
    async submit(profile) {
      if (isAsked) agree()
      const fields = changedFields({ ...pick(example, hidden), ...stored }, profile)
      const isFeedingMixed = text.isBreastfeeding === mixedAnswer
      const saved = [
        ...(Object.keys(fields).length > 0 ? [perform("profileChanged", { fields })] : []),
        ...(isFeedingMixed !== (household?.isFeedingMixed ?? false)
          ? [perform("householdChanged", { fields: { isFeedingMixed } })]
          : []),
      ]
      if (saved.length > 0) {
        const result = await outcomeOfAll(saved)
        if (result.status === "refused") {
          discard(saved.map(({ id }) => id))
          // The form now asks for her consent, so no toast is needed.
          if (result.refusal.code.startsWith("CONSENT_")) return
          const description = t("errorSavingProfileDesc")
          showToast({ title: t("errorSavingProfile"), description, kind: "destructive" })
          return result.refusal.fields
        }
        if (result.status === "pending") {
          onSaved()
          // Nothing is said here if the device's storage is full, because every screen already says so.
          return void (
            saved.every(({ isStored }) => isStored) &&
            showToast({ title: t("profileWaits"), description: t("profileWaitsDesc") })
          )
        }
      }
      onSaved()
      showToast({ title: t("profileUpdated"), description: t("profileUpdatedDesc") })
      // The name in the greeting comes from the session, so a new name needs a refresh.
      if (profile.fullName !== user.name) await refresh()
    },
  })
  return { ...form, isAsked }
}

function changedFields(before: Partial<Profile>, after: Profile): Partial<Profile> {
  const changed = (Object.keys(after) as (keyof Profile)[]).filter((field) => before[field] !== after[field])
  return pick(after, changed)
}

function pick(profile: Profile, fields: readonly (keyof Profile)[]): Partial<Profile> {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]))
}
