import { Languages } from "lucide-react"
import { Select } from "#app/ui/select.tsx"
import { type Language, languages } from "#domain/language.ts"
import { chooseLanguage } from "./choose.ts"
import { useScreenLanguage, useWords } from "./use-words.ts"

const ownNames: Record<Language, string> = { pt: "Português", en: "English", es: "Español" }

export function LanguageSelect() {
  const t = useWords("language")
  const options = languages.map((value) => ({ value, label: ownNames[value], lang: value }))
  return (
    <Select
      label={t("language")}
      hideLabel
      look="pill"
      icon={<Languages size={18} aria-hidden />}
      options={options}
      value={useScreenLanguage()}
      onChange={chooseLanguage}
    />
  )
}
