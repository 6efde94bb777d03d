import { Languages } from "lucide"
import { useLocation, useNavigate } from "react-router"
import { Icon } from "#app/ui/icon.tsx"
import { Select } from "#app/ui/select.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { withoutLanguage } from "#domain/address.ts"
import { isLanguage, type Language } from "#domain/language.ts"
import { LanguageBoundary } from "./language-boundary.tsx"
import { chooseLanguage } from "./language-choice.ts"
import { languageOptions } from "./language-options.ts"
import { Message } from "./message.tsx"
import { useOneLanguage } from "./screen-language.ts"
import { useMessages } from "./use-messages.ts"

/** Without a chosen language it shows its label: each screen is then in its native language, and none is "the" one. */
export function LanguageSelect() {
  return (
    <LanguageBoundary of="language" as="span">
      <Choice />
    </LanguageBoundary>
  )
}

function Choice() {
  const t = useMessages("language")
  const chosen = useOneLanguage()
  const label = t("language")
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()

  /** Leaves an address in one language for the one in the reader's own. */
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
      icon={<Icon node={Languages} size={18} />}
      options={chosen ? languageOptions : [{ value: "", label }, ...languageOptions]}
      value={chosen ?? ""}
      // Before hydration, a choice would be lost.
      disabled={!useHydrated()}
      onChange={(value) => isLanguage(value) && choose(value)}
    />
  )
}

type ReadInOneProps = { className?: string }

/** Offers to read everything in one language, while each screen is in its native one: in browsers that prefer English, or none of ours. */
export function ReadInOne(props: ReadInOneProps) {
  return useOneLanguage() ? null : <Offer {...props} />
}

function Offer({ className = "" }: ReadInOneProps) {
  const isHydrated = useHydrated()
  return (
    <LanguageBoundary in="en" as="p" className={className}>
      <button
        type="button"
        // Before hydration, a tap would be lost.
        disabled={!isHydrated}
        onClick={() => chooseLanguage("en")}
        className="inline-flex min-h-11 items-center text-left text-ink-soft text-sm underline underline-offset-2 hover:text-ink"
      >
        <Message of="language" name="readInOne" />
      </button>
    </LanguageBoundary>
  )
}
