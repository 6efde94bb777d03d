import type { Language } from "#domain/language.ts"

/**
 * The language in which the specification quotes each part of the product, and in which it appears until
 * she chooses one. A part that stands on many screens takes the language of the screen that it stands on.
 * The names are those of the files in content/locales.
 */
export const nativeLanguages = {
  landing: "en",
  "forgot-password": "en",
  "reset-password": "en",
  onboarding: "en",
  dashboard: "en",
  "not-found": "en",
  soon: "en",
  account: "en",
  login: "pt",
  signup: "pt",
  navigation: "pt",
  session: "pt",
  language: "pt",
  errors: "screen",
} as const satisfies Record<string, Language | "screen">

export type Namespace = keyof typeof nativeLanguages
