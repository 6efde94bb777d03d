import { parseAccept } from "hono/utils/accept"
import { parse } from "hono/utils/cookie"
import { isLanguage, type Language } from "#domain/language.ts"

/** The language that she has chosen in the app, or undefined while she has chosen none. */
export function chosenLanguage(headers: Headers | undefined): Language | undefined {
  const language = parse(headers?.get("cookie") ?? "", "florescer-language")["florescer-language"]
  return isLanguage(language) ? language : undefined
}

/** The language tags of an Accept-Language header, the most preferred first, without those that it refuses ("pt;q=0"). */
export function acceptedLanguages(header: string | undefined): string[] {
  return parseAccept(header ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
}
