import { parseAccept } from "hono/utils/accept"
import { parse } from "hono/utils/cookie"
import { isLanguage, type Language, languageByTags } from "#domain/language.ts"

/** The language that everything is in for her: the one she has chosen in the app, else her browser's; see languageByTags. */
export function languageOf(headers: Headers | undefined): Language | undefined {
  const chosen = parse(headers?.get("cookie") ?? "", "florescer-language")["florescer-language"]
  if (isLanguage(chosen)) return chosen
  return languageByTags(acceptedLanguages(headers?.get("accept-language"))) ?? undefined
}

/** The language tags of an Accept-Language header, the most preferred first, without those that it refuses ("pt;q=0"). */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
}
