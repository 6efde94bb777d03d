import { useLanguageOf, useWords } from "#app/language/use-words.ts"

/** Lets the keyboard go past the navigation, straight to what the screen is for. */
export function SkipLink() {
  const t = useWords("navigation")
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
