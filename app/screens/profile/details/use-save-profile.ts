import { useQueryClient } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { lacksConsent, sendWithConsent } from "#app/consent/kept-consents.ts"
import { useConsent } from "#app/consent/use-consent.ts"
import { useForm } from "#app/forms/use-form.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { AppError } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { showToast } from "#app/ui/toast.ts"
import { profileQuery } from "../use-profile.ts"
import { profileFormSchema } from "./profile-text.ts"

export function useSaveProfile(onSaved: () => void) {
  const t = useWords("profile")
  const lang = useLanguageOf("profile")
  const user = useUser()
  const { refresh } = useAuth()
  const queryClient = useQueryClient()

  const { isAsked, agree } = useConsent("profile")

  const form = useForm({
    schema: profileFormSchema,
    async submit(profile) {
      try {
        if (isAsked) await agree()
        const put = () => api.profile.$put({ json: profile })
        const answer = await (await sendWithConsent(user.id, "profile", put)).json()
        queryClient.setQueryData(profileQuery(user.id).queryKey, answer.profile)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        // She is asked now: the sentence and the button say so.
        if (lacksConsent(error)) return
        showToast({
          title: t("errorSavingProfile"),
          description: t("errorSavingProfileDesc"),
          kind: "destructive",
          lang,
        })
        return error.fields
      }
      onSaved()
      showToast({ title: t("profileUpdated"), description: t("profileUpdatedDesc"), lang })
      // Her name is the one that she is greeted by.
      if (profile.fullName !== user.name) await refresh()
    },
  })
  return { ...form, isAsked }
}
