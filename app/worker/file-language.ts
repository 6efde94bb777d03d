import type { TextLanguage } from "#domain/language.ts"

/** The names of built files contain their language, as in "es-dashboard" and "recipes-es". */
export function fileLanguage(file: string): TextLanguage | undefined {
  const name = file.replace(/^.*\//, "")
  const found = name.match(/^(pt-PT|pt|en|es)-/)?.[1] ?? name.match(/-(pt|en|es)-[\w-]{8}\.js$/)?.[1]
  return found as TextLanguage | undefined
}
