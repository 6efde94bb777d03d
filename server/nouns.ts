import { answerRatingNoun } from "./answer-rating/noun.ts"
import { checkInChecks } from "./check-in/checks.ts"
import { consentNoun } from "./consent/noun.ts"
import type { Database } from "./database/open.ts"
import { diaryChecks } from "./diary/checks.ts"
import { helperLinkNoun } from "./helper/noun.ts"
import { journeyChecks } from "./journey/checks.ts"
import type { MailQueue } from "./mail/queue.ts"
import { onboardingChecks } from "./onboarding/checks.ts"
import { profileChecks } from "./profile/checks.ts"
import { reminderTimesChecks } from "./reminders/checks.ts"
import { supportNoun } from "./support/noun.ts"
import type { AnyNoun } from "./sync/noun.ts"
import { createRowNouns } from "./sync/row-noun.ts"
import { teamConversationNoun, teamRepliesNoun } from "./team/noun.ts"
import { createTellOfReply } from "./team/tell.ts"
import { waterChecks } from "./water/checks.ts"
import { weightChecks } from "./weight/checks.ts"

type NounDeps = {
  database: Database
  mails: MailQueue
  supportEmail: string
  addressKeyOf: (email: string) => string
  baseUrl: string
  announceDesk: () => void
  pushReply?: (userId: string) => void
}

/** A noun with a store of its own, or with checks that only the server can make, gets its line here. */
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
      reminderTimes: reminderTimesChecks,
    }),
    consentNoun(deps),
    helperLinkNoun,
    supportNoun(deps),
    teamRepliesNoun(team),
    teamConversationNoun(team),
    answerRatingNoun,
  ]
}
