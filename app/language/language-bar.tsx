import { Languages, X } from "lucide"
import { browserStorage } from "#app/storage/browser-storage.ts"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { LanguageBoundary } from "./language-boundary.tsx"
import { chooseLanguage } from "./language-choice.ts"
import { useOneLanguage } from "./screen-language.ts"
import { useMessages } from "./use-messages.ts"

/**
 * The script shell/apply-theme.js reads the same storage key before the first paint, so both have to agree on its name.
 */
const closedKey = "florescer:language-bar"

/** The bar is shown in browsers that prefer English or none of the app's three languages. */
export function LanguageBar() {
  if (useOneLanguage()) return null
  return (
    <LanguageBoundary in="en" as="div" className="language-bar border-b border-line bg-note-soft print:hidden">
      <Offer />
    </LanguageBoundary>
  )
}

function Offer() {
  const t = useMessages("language")
  const disabled = !useHydrated()

  function close() {
    browserStorage.setItem(closedKey, "closed")
    document.documentElement.dataset.languageBar = "closed"
    focusMain()
  }

  return (
    <div className="mx-auto flex max-w-6xl items-center gap-2 pl-4 pr-1 sm:px-8">
      <button
        type="button"
        disabled={disabled}
        onClick={() => chooseLanguage("en")}
        className="inline-flex min-h-11 flex-1 items-center gap-2 text-left font-bold text-sm underline underline-offset-2"
      >
        <Icon node={Languages} size={18} className="shrink-0" />
        {t("readInOne")}
      </button>
      <IconButton label={t("closeOffer")} node={X} iconSize={18} disabled={disabled} onClick={close} />
    </div>
  )
}
