import type { Language } from "#domain/language.ts"

/**
 * The native language of each screen, by the name of its messages, as the specification quotes it. Screens that must be
 * understood at once are in English; browsers that prefer Portuguese or Spanish show everything in that language.
 */
const screens = {
  landing: "en",
  "forgot-password": "en",
  "reset-password": "en",
  onboarding: "en",
  dashboard: "en",
  "my-plan": "en",
  day: "en",
  recap: "en",
  recipe: "en",
  cooking: "en",
  "shopping-list": "en",
  "ask-for-help": "en",
  "not-found": "en",
  notifications: "en",
  subscription: "en",
  help: "en",
  privacy: "en",
  terms: "en",
  accessibility: "en",
  consultation: "en",
  visits: "en",
  helping: "en",
  "help-now": "en",
  guides: "en",
  team: "en",
  "change-address": "pt",
  login: "pt",
  signup: "pt",
  chat: "pt",
  "chat-plan": "pt",
  "plan-facts": "pt",
  profile: "pt",
  food: "pt",
} as const

const parts = {
  navigation: "pt",
  language: "pt",
  plan: "pt",
  session: "pt",
  account: "en",
  error: "en",
  "help-now-link": "en",
  care: "en",
  consent: "en",
  consents: "en",
  silence: "en",
  discreet: "en",
  numbers: "en",
  refused: "en",
} as const

export const nativeLanguages = { ...screens, ...parts } satisfies Record<string, Language>

export type Screen = keyof typeof screens
export type Part = keyof typeof nativeLanguages
