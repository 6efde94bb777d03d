import type { Rating } from "../answer-rating.ts"
import type { DayAnswers } from "../check-in.ts"
import type { ConsentPurpose, SyncedConsent } from "../consent.ts"
import type { SyncedEntry } from "../diary.ts"
import type { EarnedBadge, StoredBadge } from "../earned-badge.ts"
import type { HelperLink } from "../helper-link.ts"
import type { HouseholdFields } from "../household.ts"
import type { Journey } from "../journey.ts"
import type { Onboarding } from "../onboarding.ts"
import type { Preferences } from "../preferences.ts"
import type { Profile } from "../profile.ts"
import type { ReminderTimes } from "../reminder-times.ts"
import type { Silence } from "../silence.ts"
import type { SyncedQuestion, TeamConversation, TeamReply } from "../team.ts"
import type { Timestamped } from "../timestamped.ts"
import type { Glasses } from "../water.ts"
import type { Weight } from "../weight.ts"

export const ownKey = "own"

export type ShoppingTicks = { [food: string]: boolean }

export type AtHome = { [food: string]: boolean }

export type Rows = {
  journeys: { [id: string]: Journey }
  checkIns: { [date: string]: Timestamped<DayAnswers> }
  water: { [date: string]: Glasses }
  weights: { [date: string]: Timestamped<Weight> }
  badges: { [Badge in StoredBadge]?: EarnedBadge }
  diaryEntries: { [id: string]: SyncedEntry }
  profile: { [ownKey]?: Timestamped<Profile> }
  onboarding: { [ownKey]?: Timestamped<Onboarding> }
  household: { [ownKey]?: Timestamped<HouseholdFields> }
  preferences: { [ownKey]?: Timestamped<Preferences> }
  reminderTimes: { [ownKey]?: Timestamped<ReminderTimes> }
  shoppingTicks: { [ownKey]?: Timestamped<ShoppingTicks> }
  atHome: { [ownKey]?: Timestamped<AtHome> }
  helperLinks: { [id: string]: HelperLink }
  silence: { [ownKey]?: Timestamped<Silence> }
  questions: { [id: string]: SyncedQuestion }
  teamReplies: { [id: string]: TeamReply }
  teamConversation: { [ownKey]?: TeamConversation }
  answerRatings: { [key: string]: Timestamped<Rating> }
  consents: { [Purpose in ConsentPurpose]?: SyncedConsent }
}
export type Noun = keyof Rows

export const noRows: Rows = {
  journeys: {},
  checkIns: {},
  water: {},
  weights: {},
  badges: {},
  diaryEntries: {},
  profile: {},
  onboarding: {},
  household: {},
  preferences: {},
  reminderTimes: {},
  shoppingTicks: {},
  atHome: {},
  helperLinks: {},
  silence: {},
  questions: {},
  teamReplies: {},
  teamConversation: {},
  answerRatings: {},
  consents: {},
}

/** Deleted when the consent is withdrawn. */
export const nounsOfPurpose: Record<ConsentPurpose, readonly Noun[]> = {
  profile: ["profile", "onboarding", "household", "weights", "helperLinks"],
  diary: ["diaryEntries", "checkIns", "water", "badges"],
  questions: ["questions", "teamReplies", "teamConversation"],
  reminders: ["reminderTimes"],
  ratings: ["answerRatings"],
}
