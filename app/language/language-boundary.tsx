import type { ComponentProps, ElementType } from "react"
import { LangContext, useLang } from "#app/ui/lang.ts"
import { europeanPortuguese, type Language, preferredLanguage } from "#domain/language.ts"
import { useEuropean } from "./european.ts"
import { nativeLanguages, type Part } from "./native.ts"
import { useOneLanguage } from "./screen-language.ts"

export type Bounds = { lang?: string }

type Where =
  /** A part of the app in its native language, unless the user has chosen one language for everything. */
  { of: Part; in?: undefined } | { in: Language; of?: undefined }

type LanguageBoundaryProps<As extends ElementType> = Where & { as?: As } & Omit<
    ComponentProps<As>,
    "lang" | "of" | "in"
  >

export function LanguageBoundary<As extends ElementType = "div">(props: LanguageBoundaryProps<As>) {
  const { of, in: given, as, ...rest } = props
  const Element: ElementType = as ?? "div"
  const one = useOneLanguage()
  const language = of === undefined ? given : (one ?? nativeLanguages[of])
  const lang = useEuropean(of, language) ? europeanPortuguese : language
  return (
    <LangContext value={lang}>
      <Element lang={lang} {...rest} />
    </LangContext>
  )
}

export function useLanguage(): Language {
  const language = preferredLanguage([useLang() ?? ""])
  if (!language) throw new Error("useLanguage must be used within a LanguageBoundary")
  return language
}

export function usePartLanguage(part: Part): Language {
  return useOneLanguage() ?? nativeLanguages[part]
}
