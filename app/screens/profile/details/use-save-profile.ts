import { useConsent } from "#app/consent/use-consent.ts"
import { useForm } from "#app/forms/use-form.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { showToast } from "#app/ui/toast.ts"
import type { Profile } from "#domain/profile.ts"
import { profileFormSchema } from "./profile-text.ts"

/** Saves what she has changed of her profile; the first time, all of it. */
export function useSaveProfile(onSaved: () => void) {
  const t = useWords("profile")
  const lang = useLanguageOf("profile")
  const user = useUser()
  const { refresh } = useAuth()
  const { own } = useSynced().rows.profile
  const { perform, discard } = useOperations()
  const { isAsked, agree } = useConsent("profile")

  function sayFailed() {
    showToast({ title: t("errorSavingProfile"), description: t("errorSavingProfileDesc"), kind: "destructive", lang })
  }

  const form = useForm({
    schema: profileFormSchema,
    async submit(profile) {
      if (isAsked) agree()
      const fields = own ? changedFields(own.values, profile) : profile
      if (Object.keys(fields).length > 0) {
        const { id, isStored, outcome } = perform("profileChanged", { fields })
        const result = await outcome
        if (result.status === "refused" || (result.status === "pending" && !isStored)) {
          discard([id])
          // She is asked now: the sentence and the button say so.
          if (result.status === "refused" && result.refusal.code.startsWith("CONSENT_")) return
          sayFailed()
          return result.status === "refused" ? result.refusal.fields : undefined
        }
        if (result.status === "pending") {
          onSaved()
          return void showToast({ title: t("profileWaits"), description: t("profileWaitsDesc"), lang })
        }
      }
      onSaved()
      showToast({ title: t("profileUpdated"), description: t("profileUpdatedDesc"), lang })
      // Her name is the one that she is greeted by.
      if (profile.fullName !== user.name) await refresh()
    },
  })
  return { ...form, isAsked }
}

function changedFields(before: Partial<Profile>, after: Profile): Partial<Profile> {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Profile] !== value)
  return Object.fromEntries(changed)
}
