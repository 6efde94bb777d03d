import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "#app/api.ts"
import { FormFailure, useForm } from "#app/forms/use-form.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { ownNames } from "#app/language/language-select.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { type Language, languages } from "#domain/language.ts"
import { nightWordsMaxLength, nightWordsSchema } from "#domain/lit-windows/night-words.ts"
import { nightWordsQuery } from "../queries.ts"

export function NightWords() {
  const t = useMessages("team")
  const { data } = useQuery(nightWordsQuery)
  if (!data?.areShown) return null
  return (
    <section aria-labelledby="night-words" className="flex flex-col gap-4">
      <h2 id="night-words" className="text-xl">
        {t("nightWords")}
      </h2>
      <p className="text-sm text-ink-soft">{t("nightWordsText")}</p>
      {data.words && (
        <blockquote lang={data.words.language} dir="auto" className="font-display wrap-anywhere">
          {data.words.text} <span className="text-sm text-ink-soft">{data.words.name}</span>
        </blockquote>
      )}
      <NewWords isSaid={data.words !== null} />
    </section>
  )
}

function NewWords({ isSaid }: { isSaid: boolean }) {
  const t = useMessages("team")
  const lang = useLanguage()
  const showToast = useToast()
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<Language>(lang)
  const { errors, failure, formProps, submitProps } = useForm({
    schema: nightWordsSchema,
    async submit(words, form, fail) {
      try {
        await api.team["night-words"].$put({ json: words })
      } catch {
        fail({ text: t("nightWordsFailed") })
        return
      }
      form.reset()
      showToast({ title: t("nightWordsSaid") })
      await queryClient.invalidateQueries({ queryKey: nightWordsQuery.queryKey })
    },
  })

  async function end() {
    try {
      await api.team["night-words"].$delete()
    } catch {
      showToast({ title: t("nightWordsFailed"), kind: "destructive" })
      return
    }
    showToast({ title: t("nightWordsEnded") })
    await queryClient.invalidateQueries({ queryKey: nightWordsQuery.queryKey })
  }

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField
        name="text"
        label={t("nightWordsField")}
        maxLength={nightWordsMaxLength}
        autoComplete="off"
        error={errors.text && t("nightWordsLong")}
      />
      <Select
        name="language"
        label={t("nightWordsLanguage")}
        value={language}
        onChange={setLanguage}
        options={languages.map((value) => ({ value, label: ownNames[value], lang: value }))}
      />
      <FormFailure failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button {...submitProps} variant="soft" pendingLabel={t("nightWordsSaying")}>
          {t("nightWordsSay")}
        </Button>
        {isSaid && (
          <Button variant="quiet" onClick={() => void end()}>
            {t("nightWordsEnd")}
          </Button>
        )}
      </div>
    </form>
  )
}
