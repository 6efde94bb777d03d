import { Languages } from "lucide"
import { useLocation, useNavigate } from "react-router"
import { Icon } from "#app/ui/icon.tsx"
import { Select } from "#app/ui/select.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { withoutLanguage } from "#domain/address.ts"
import { isLanguage, type Language, languages } from "#domain/language.ts"
import { LanguageBoundary } from "./language-boundary.tsx"
import { chooseLanguage } from "./language-choice.ts"
import { useOneLanguage } from "./screen-language.ts"
import { useMessages } from "./use-messages.ts"

/** Each language is named in itself. */
export const ownNames: Record<Language, string> = { pt: "Português", en: "English", es: "Español" }

export const languageOptions = languages.map((value) => ({ value, label: ownNames[value], lang: value }))

export function LanguageSelect({ isCompact }: { isCompact?: boolean }) {
  return (
    <LanguageBoundary of="language" as="span">
      <Choice isCompact={isCompact} />
    </LanguageBoundary>
  )
}

function Choice({ isCompact = false }: { isCompact: boolean | undefined }) {
  const t = useMessages("language")
  const chosen = useOneLanguage()
  const label = t("language")
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()

  async function choose(language: Language) {
    await chooseLanguage(language)
    const path = withoutLanguage(pathname)
    if (path !== pathname) navigate(path + hash, { replace: true })
  }

  return (
    <Select
      label={label}
      hideLabel
      look="pill"
      isCompact={isCompact}
      icon={<Icon node={Languages} size={18} />}
      options={chosen ? languageOptions : [{ value: "", label }, ...languageOptions]}
      value={chosen ?? ""}
      disabled={!useHydrated()}
      onChange={(value) => isLanguage(value) && choose(value)}
    />
  )
}
