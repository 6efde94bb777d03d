import type accessibility from "#content/locales/en/accessibility.json"
import type account from "#content/locales/en/account.json"
import type allergens from "#content/locales/en/allergens.json"
import type askForHelp from "#content/locales/en/ask-for-help.json"
import type babyAge from "#content/locales/en/baby-age.json"
import type bringIn from "#content/locales/en/bring-in.json"
import type care from "#content/locales/en/care.json"
import type careCalendar from "#content/locales/en/care-calendar.json"
import type changeAddress from "#content/locales/en/change-address.json"
import type charts from "#content/locales/en/charts.json"
import type chat from "#content/locales/en/chat.json"
import type chatPlan from "#content/locales/en/chat-plan.json"
import type consent from "#content/locales/en/consent.json"
import type consentStored from "#content/locales/en/consent-stored.json"
import type consents from "#content/locales/en/consents.json"
import type consultation from "#content/locales/en/consultation.json"
import type cookies from "#content/locales/en/cookies.json"
import type cooking from "#content/locales/en/cooking.json"
import type dashboard from "#content/locales/en/dashboard.json"
import type dashboardParts from "#content/locales/en/dashboard-parts.json"
import type day from "#content/locales/en/day.json"
import type details from "#content/locales/en/details.json"
import type diary from "#content/locales/en/diary.json"
import type discreet from "#content/locales/en/discreet.json"
import type errors from "#content/locales/en/errors.json"
import type favours from "#content/locales/en/favours.json"
import type food from "#content/locales/en/food.json"
import type foods from "#content/locales/en/foods.json"
import type forgotPassword from "#content/locales/en/forgot-password.json"
import type guides from "#content/locales/en/guides.json"
import type hardNight from "#content/locales/en/hard-night.json"
import type help from "#content/locales/en/help.json"
import type helpNow from "#content/locales/en/help-now.json"
import type helping from "#content/locales/en/helping.json"
import type install from "#content/locales/en/install.json"
import type landing from "#content/locales/en/landing.json"
import type language from "#content/locales/en/language.json"
import type legal from "#content/locales/en/legal.json"
import type login from "#content/locales/en/login.json"
import type measures from "#content/locales/en/measures.json"
import type myPlan from "#content/locales/en/my-plan.json"
import type navigation from "#content/locales/en/navigation.json"
import type notFound from "#content/locales/en/not-found.json"
import type notifications from "#content/locales/en/notifications.json"
import type nouns from "#content/locales/en/nouns.json"
import type numbers from "#content/locales/en/numbers.json"
import type onboarding from "#content/locales/en/onboarding.json"
import type people from "#content/locales/en/people.json"
import type plan from "#content/locales/en/plan.json"
import type planFacts from "#content/locales/en/plan-facts.json"
import type privacy from "#content/locales/en/privacy.json"
import type profile from "#content/locales/en/profile.json"
import type provider from "#content/locales/en/provider.json"
import type readAloud from "#content/locales/en/read-aloud.json"
import type reasons from "#content/locales/en/reasons.json"
import type recap from "#content/locales/en/recap.json"
import type recipe from "#content/locales/en/recipe.json"
import type refused from "#content/locales/en/refused.json"
import type resetPassword from "#content/locales/en/reset-password.json"
import type session from "#content/locales/en/session.json"
import type shoppingList from "#content/locales/en/shopping-list.json"
import type shortWords from "#content/locales/en/short-words.json"
import type signup from "#content/locales/en/signup.json"
import type silence from "#content/locales/en/silence.json"
import type subscription from "#content/locales/en/subscription.json"
import type swap from "#content/locales/en/swap.json"
import type team from "#content/locales/en/team.json"
import type terms from "#content/locales/en/terms.json"
import type unavailable from "#content/locales/en/unavailable.json"
import type understood from "#content/locales/en/understood.json"
import type visits from "#content/locales/en/visits.json"
import type wishes from "#content/locales/en/wishes.json"

type Resources = {
  accessibility: typeof accessibility
  account: typeof account
  allergens: typeof allergens
  "baby-age": typeof babyAge
  chat: typeof chat
  "chat-plan": typeof chatPlan
  consent: typeof consent
  "consent-stored": typeof consentStored
  consents: typeof consents
  consultation: typeof consultation
  cookies: typeof cookies
  cooking: typeof cooking
  dashboard: typeof dashboard
  "dashboard-parts": typeof dashboardParts
  day: typeof day
  diary: typeof diary
  discreet: typeof discreet
  errors: typeof errors
  favours: typeof favours
  food: typeof food
  foods: typeof foods
  guides: typeof guides
  "forgot-password": typeof forgotPassword
  "hard-night": typeof hardNight
  help: typeof help
  "help-now": typeof helpNow
  helping: typeof helping
  install: typeof install
  landing: typeof landing
  language: typeof language
  legal: typeof legal
  login: typeof login
  measures: typeof measures
  "my-plan": typeof myPlan
  navigation: typeof navigation
  "not-found": typeof notFound
  notifications: typeof notifications
  nouns: typeof nouns
  numbers: typeof numbers
  onboarding: typeof onboarding
  people: typeof people
  plan: typeof plan
  "plan-facts": typeof planFacts
  privacy: typeof privacy
  profile: typeof profile
  provider: typeof provider
  details: typeof details
  "change-address": typeof changeAddress
  charts: typeof charts
  "read-aloud": typeof readAloud
  reasons: typeof reasons
  recap: typeof recap
  recipe: typeof recipe
  refused: typeof refused
  "ask-for-help": typeof askForHelp
  "bring-in": typeof bringIn
  care: typeof care
  "care-calendar": typeof careCalendar
  "reset-password": typeof resetPassword
  session: typeof session
  "shopping-list": typeof shoppingList
  "short-words": typeof shortWords
  signup: typeof signup
  silence: typeof silence
  subscription: typeof subscription
  swap: typeof swap
  team: typeof team
  terms: typeof terms
  unavailable: typeof unavailable
  understood: typeof understood
  visits: typeof visits
  wishes: typeof wishes
}

export type Namespace = keyof Resources
export type Key<N extends Namespace> = keyof Resources[N]
export type Values = Record<string, string | number>
export type Translate<N extends Namespace> = (key: Key<N>, values?: Values) => string
