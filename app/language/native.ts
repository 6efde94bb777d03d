import type { Language } from "#domain/language.ts"

/**
 * The language in which the specification quotes each part of the product, and in which it is shown until one is
 * chosen. A part of many screens takes the language of its screen; what must be understood at once, that of the browser.
 * The names are those of the files in content/locales.
 */
export const nativeLanguages = {
  landing: "en",
  "forgot-password": "en",
  "reset-password": "en",
  onboarding: "en",
  dashboard: "en",
  "my-plan": "en",
  day: "en",
  recipe: "en",
  cooking: "en",
  "shopping-list": "en",
  "not-found": "en",
  notifications: "en",
  subscription: "en",
  account: "en",
  help: "en",
  legal: "en",
  privacy: "en",
  terms: "en",
  accessibility: "en",
  unavailable: "en",
  foods: "screen",
  measures: "screen",
  reasons: "screen",
  wishes: "screen",
  understood: "screen",
  "hard-night": "screen",
  food: "screen",
  login: "pt",
  chat: "pt",
  profile: "pt",
  details: "pt",
  charts: "pt",
  diary: "pt",
  signup: "pt",
  navigation: "pt",
  plan: "pt",
  session: "pt",
  language: "pt",
  care: "browser",
  consent: "browser",
  consultation: "browser",
  silence: "browser",
  discreet: "browser",
  numbers: "browser",
  "help-now": "browser",
  guides: "browser",
  refused: "browser",
  errors: "screen",
} as const satisfies Record<string, Language | "screen" | "browser">

export type Namespace = keyof typeof nativeLanguages
