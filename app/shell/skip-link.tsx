import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"

/** Lets the keyboard go past the navigation, straight to what the screen is for. */
export function SkipLink() {
  const t = useMessages("navigation")
  return (
    <a
      href="#main"
      lang={useLanguageOf("navigation")}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
    >
      {t("skip")}
    </a>
  )
}
