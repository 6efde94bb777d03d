import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "#app/api.ts"
import { FormFailure, useForm } from "#app/forms/use-form.tsx"
import { useOfferFile } from "#app/install/use-offer-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { ownNames } from "#app/language/language-select.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { type Language, languages } from "#domain/language.ts"
import { posterPlaceMaxLength, posterSchema } from "#domain/team/poster.ts"
import { deskKey, type OverviewData } from "../queries.ts"

export function Posters({ invitations }: { invitations: OverviewData["invitations"] }) {
  const t = useMessages("team")
  const lang = useLanguage()
  return (
    <section aria-labelledby="posters" className="flex flex-col gap-4">
      <h2 id="posters" className="text-xl">
        {t("posters")}
      </h2>
      <p className="text-sm text-ink-soft">{t("postersText")}</p>
      <NewPoster />
      {invitations.length === 0 && <p className="text-sm">{t("noInvitations")}</p>}
      <ul className="flex flex-col text-sm tabular-nums">
        {invitations.map(({ id, label, came, expiresAt }) => (
          <li
            key={id}
            className="flex max-w-none flex-wrap justify-between gap-x-4 border-t border-line py-3 first:border-t-0"
          >
            <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span dir="auto" className="font-semibold">
                {label || t("invitationUnnamed")}
              </span>
              <span className="text-ink-soft"> · {t("invitationUntil", { date: longDate(expiresAt, lang) })}</span>
            </p>
            <p>
              <span className="text-ink-soft">{t("invitationCame")} </span>
              {came === "<5" ? t("fewerThanFive") : came}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewPoster() {
  const t = useMessages("team")
  const lang = useLanguage()
  const offerFile = useOfferFile()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<Language>(lang)
  const { errors, failure, formProps, submitProps } = useForm({
    schema: posterSchema,
    async submit(asked, _form, fail) {
      try {
        const { page } = await (await api.team.posters.$post({ json: asked })).json()
        await offerFile(new Blob([page], { type: "text/html" }), `florescer-${asked.language}.html`)
      } catch {
        fail({ text: t("posterFailed") })
        return
      }
      showToast({ title: t("posterMade") })
      await queryClient.invalidateQueries({ queryKey: [...deskKey, "overview"] })
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Select
        name="language"
        label={t("posterLanguage")}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: ownNames[value], lang: value }))}
      />
      <TextField
        name="place"
        label={t("posterPlace")}
        maxLength={posterPlaceMaxLength}
        autoComplete="off"
        error={errors.place && t("posterPlaceLong")}
      />
      <FormFailure failure={failure} />
      <Button {...submitProps} variant="soft" className="self-start" pendingLabel={t("posterMaking")}>
        {t("posterMake")}
      </Button>
    </form>
  )
}
