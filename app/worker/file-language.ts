import type { Language } from "#domain/language.ts"

/** The language of a hashed file that is in one: files are named by what they hold, "es-dashboard" or "recipes-es". */
export function fileLanguage(file: string): Language | undefined {
  const name = file.replace(/^.*\//, "")
  const found = name.match(/^(pt|en|es)-/)?.[1] ?? name.match(/-(pt|en|es)-[\w-]{8}\.js$/)?.[1]
  return found as Language | undefined
}
