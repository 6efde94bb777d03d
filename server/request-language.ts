import { parseAccept } from "hono/utils/accept"
import { parse } from "hono/utils/cookie"
import { isLanguage, type Language, languageByTags } from "#domain/language.ts"
import { languageCookies } from "#domain/language-cookie.ts"

/** Chosen in the app, else the browser's. */
export function languageOf(headers: Headers | undefined): Language | undefined {
  const cookies = parse(headers?.get("cookie") ?? "")
  const chosen = languageCookies.map((name) => cookies[name]).find(isLanguage)
  if (chosen) return chosen
  return languageByTags(acceptedLanguages(headers?.get("accept-language"))) ?? undefined
}

/** The languages of the header, in order of preference, without excluded ones ("pt;q=0"). */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
}
