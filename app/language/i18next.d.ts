import "i18next"
import type account from "#content/locales/en/account.json"
import type dashboard from "#content/locales/en/dashboard.json"
import type errors from "#content/locales/en/errors.json"
import type forgotpassword from "#content/locales/en/forgot-password.json"
import type landing from "#content/locales/en/landing.json"
import type language from "#content/locales/en/language.json"
import type login from "#content/locales/en/login.json"
import type navigation from "#content/locales/en/navigation.json"
import type notfound from "#content/locales/en/not-found.json"
import type onboarding from "#content/locales/en/onboarding.json"
import type resetpassword from "#content/locales/en/reset-password.json"
import type session from "#content/locales/en/session.json"
import type signup from "#content/locales/en/signup.json"
import type soon from "#content/locales/en/soon.json"

declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      account: typeof account
      dashboard: typeof dashboard
      errors: typeof errors
      "forgot-password": typeof forgotpassword
      landing: typeof landing
      language: typeof language
      login: typeof login
      navigation: typeof navigation
      "not-found": typeof notfound
      onboarding: typeof onboarding
      "reset-password": typeof resetpassword
      session: typeof session
      signup: typeof signup
      soon: typeof soon
    }
  }
}
