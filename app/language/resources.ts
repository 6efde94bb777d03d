import type account from "#content/locales/en/account.json"
import type dashboard from "#content/locales/en/dashboard.json"
import type errors from "#content/locales/en/errors.json"
import type forgotPassword from "#content/locales/en/forgot-password.json"
import type landing from "#content/locales/en/landing.json"
import type language from "#content/locales/en/language.json"
import type login from "#content/locales/en/login.json"
import type navigation from "#content/locales/en/navigation.json"
import type notFound from "#content/locales/en/not-found.json"
import type onboarding from "#content/locales/en/onboarding.json"
import type resetPassword from "#content/locales/en/reset-password.json"
import type session from "#content/locales/en/session.json"
import type signup from "#content/locales/en/signup.json"
import type soon from "#content/locales/en/soon.json"
import type { Namespace } from "./native.ts"

type Resources = {
  account: typeof account
  dashboard: typeof dashboard
  errors: typeof errors
  "forgot-password": typeof forgotPassword
  landing: typeof landing
  language: typeof language
  login: typeof login
  navigation: typeof navigation
  "not-found": typeof notFound
  onboarding: typeof onboarding
  "reset-password": typeof resetPassword
  session: typeof session
  signup: typeof signup
  soon: typeof soon
}

export type Key<N extends Namespace> = keyof Resources[N]
export type Values = Record<string, string | number>
/** Says one of a part's words, with the values that its {$placeholders} ask for. */
export type Words<N extends Namespace> = (key: Key<N>, values?: Values) => string
