import { answerRatingNoun } from "./chat/noun.ts"
import type { Database } from "./database/open.ts"
import { checkInChecks } from "./days/check-in/checks.ts"
import { waterChecks } from "./days/water/checks.ts"
import { diaryChecks } from "./diary/checks.ts"
import { weightChecks } from "./evolution/weight/checks.ts"
import { helperLinkNoun } from "./helping/noun.ts"
import { journeyChecks } from "./journey/checks.ts"
import type { MailQueue } from "./mail/queue.ts"
import { consentNoun } from "./privacy/consent/noun.ts"
import { profileChecks } from "./profile/checks.ts"
import { onboardingChecks } from "./profile/onboarding/checks.ts"
import {
  householdChecks,
  medicinesChecks,
  reminderTimesChecks,
  silenceChecks,
  visitsChecks,
} from "./reminders/checks.ts"
import type { AnyNoun } from "./sync/noun.ts"
import { createRowNouns } from "./sync/row-noun.ts"
import { teamConversationNoun, teamRepliesNoun } from "./team/noun.ts"
import { supportNoun } from "./team/questions/noun.ts"
import { createTellOfReply } from "./team/tell.ts"

type NounDeps = {
  database: Database
  mails: MailQueue
  supportEmail: string
  addressKeyOf: (email: string) => string
  baseUrl: string
  announceDesk: () => void
  pushReply?: (userId: string, isFirst: boolean) => void
  dueAt?: (askedAt: Date) => Date | null
}

/** All synced nouns. One with a store of its own, or with checks that only the server can make, must be added here. */
export function createNouns(deps: NounDeps): readonly AnyNoun[] {
  const team = { announceDesk: deps.announceDesk, tellOfReply: createTellOfReply(deps) }
  return [
    ...createRowNouns({
      journeys: journeyChecks,
      checkIns: checkInChecks,
      water: waterChecks,
      weights: weightChecks,
      diaryEntries: diaryChecks,
      profile: profileChecks,
      onboarding: onboardingChecks,
      household: householdChecks,
      reminderTimes: reminderTimesChecks,
      visits: visitsChecks,
      medicines: medicinesChecks,
      silence: silenceChecks,
    }),
    consentNoun(deps),
    helperLinkNoun,
    supportNoun(deps),
    teamRepliesNoun(team),
    teamConversationNoun(team),
    answerRatingNoun,
  ]
}
