import { parseAccept } from "hono/utils/accept"
import { parse } from "hono/utils/cookie"
import { isLanguage, type Language, languageByTags } from "#domain/language.ts"
import { languageCookies } from "#domain/language-cookie.ts"

/** The language chosen in the app, or else the browser's; undefined if neither is known. */
export function languageOf(headers: Headers | undefined): Language | undefined {
  const cookies = parse(headers?.get("cookie") ?? "")
  const chosen = languageCookies.map((name) => cookies[name]).find(isLanguage)
  if (chosen) return chosen
  return languageByTags(acceptedLanguages(headers?.get("accept-language"))) ?? undefined
}

/** The languages of an Accept-Language header in order of preference, without excluded ones ("pt;q=0"). */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
}
