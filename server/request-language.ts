import { parse } from "hono/utils/cookie"
import { isLanguage, type Language } from "#domain/language.ts"

/** The language that she has chosen in the app, or undefined while she has chosen none. */
export function chosenLanguage(headers: Headers | undefined): Language | undefined {
  const language = parse(headers?.get("cookie") ?? "", "florescer-language")["florescer-language"]
  return isLanguage(language) ? language : undefined
}
