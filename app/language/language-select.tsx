import { Languages } from "lucide-react"
import { useLocation, useNavigate } from "react-router"
import { Select } from "#app/ui/select.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { withoutLanguage } from "#domain/address.ts"
import { isLanguage, type Language, languages } from "#domain/language.ts"
import { chooseLanguage } from "./choose.ts"
import { useLanguageOf, useOneLanguage, useWords } from "./use-words.ts"

const ownNames: Record<Language, string> = { pt: "Português", en: "English", es: "Español" }

/** Until she chooses, it offers the choice: each screen is then in its native language, and none is "the" one. */
export function LanguageSelect() {
  const t = useWords("language")
  const chosen = useOneLanguage()
  const options = languages.map((value) => ({ value: value as string, label: ownNames[value], lang: value as string }))
  const label = t("language")
  const navigate = useNavigate()
  const { pathname } = useLocation()

  /** An address that names another language gives way to the one that goes by hers. */
  async function choose(language: Language) {
    await chooseLanguage(language)
    const path = withoutLanguage(pathname)
    if (path !== pathname) navigate(path, { replace: true })
  }

  return (
    <span lang={useLanguageOf("language")}>
      <Select
        label={label}
        hideLabel
        look="pill"
        icon={<Languages size={18} aria-hidden />}
        options={chosen ? options : [{ value: "", label }, ...options]}
        value={chosen ?? ""}
        // Before its code is here, a choice would be lost.
        disabled={!useHydrated()}
        onChange={(value) => isLanguage(value) && choose(value)}
      />
    </span>
  )
}
