import { answerRatings } from "../chat/answer-ratings-noun.ts"
import { badges, checkIns, water, weights } from "../days/days-noun.ts"
import { diaryEntries } from "../diary/diary-entries-noun.ts"
import { helperLinks } from "../helping/helper-links-noun.ts"
import { journeys } from "../journey/journeys-noun.ts"
import { atHome, shoppingTicks } from "../plan/foods-noun.ts"
import { ownItems } from "../plan/own-items-noun.ts"
import { type ConsentPurpose, consentPurposes } from "../privacy/consent.ts"
import { consents } from "../privacy/consents-noun.ts"
import { silence } from "../privacy/silence-noun.ts"
import { household, onboarding, preferences, profile } from "../profile/profile-noun.ts"
import { reminderTimes } from "../reminders/reminder-times-noun.ts"
import { conversation, questions, replies } from "../team/conversation-noun.ts"
import { medicines, struckOffers, visits } from "../visits/visits-noun.ts"
import type { Noun, NounDescription, RowDescription, RowOf, Rows } from "./noun.ts"

/** Everything that is synced. A new noun gets its line here. */
export const nouns = {
  journeys: journeys.description,
  checkIns: checkIns.description,
  water: water.description,
  weights: weights.description,
  badges: badges.description,
  diaryEntries: diaryEntries.description,
  profile: profile.description,
  onboarding: onboarding.description,
  household: household.description,
  preferences: preferences.description,
  reminderTimes: reminderTimes.description,
  shoppingTicks: shoppingTicks.description,
  atHome: atHome.description,
  ownItems: ownItems.description,
  visits: visits.description,
  medicines: medicines.description,
  struckOffers: struckOffers.description,
  helperLinks: helperLinks.description,
  silence: silence.description,
  questions: questions.description,
  teamReplies: replies.description,
  teamConversation: conversation.description,
  answerRatings: answerRatings.description,
  consents: consents.description,
} satisfies { [In in Noun]: NounDescription<RowOf<In>> }

const described: { [In in Noun]: NounDescription } = nouns as never
const nounNames = Object.keys(nouns) as Noun[]

export const noRows = Object.fromEntries(nounNames.map((noun) => [noun, {}])) as unknown as Rows

/** The nouns whose rows a withdrawal of each purpose deletes. */
export const nounsOfPurpose = byPurpose(({ deletedWith, purpose }) => deletedWith ?? purpose)

/**
 * The nouns whose rows require a consent to each purpose. Lines that she adds to the shopping list are not among them,
 * although they are deleted with a purpose.
 */
export const nounsAskedFor = byPurpose(({ purpose }) => purpose)

function byPurpose(
  purposeOf: (noun: NounDescription) => ConsentPurpose | undefined,
): Record<ConsentPurpose, readonly Noun[]> {
  const nounsOf = (purpose: ConsentPurpose) => nounNames.filter((noun) => purposeOf(described[noun]) === purpose)
  return {
    profile: nounsOf("profile"),
    diary: nounsOf("diary"),
    questions: nounsOf("questions"),
    reminders: nounsOf("reminders"),
    ratings: nounsOf("ratings"),
    visits: nounsOf("visits"),
    contact: nounsOf("contact"),
  }
}

/** The purposes for which rows exist without a valid consent, because they were stored before consent was asked for. */
export function unconsentedIn(rows: Rows): ConsentPurpose[] {
  return consentPurposes.filter((purpose) => {
    const consent = rows.consents[purpose]
    const isCovered = consent !== undefined && consent.withdrawnAt === null
    return !isCovered && nounsAskedFor[purpose].some((noun) => Object.keys(rows[noun]).length > 0)
  })
}

/** The nouns whose rows are in the common table. */
export type RowNoun = { [In in Noun]: (typeof nouns)[In] extends { row: object } ? In : never }[Noun]
export const rowNouns = nounNames.filter((noun) => described[noun].row) as RowNoun[]

/** The nouns of which a withdrawal of another purpose empties the rows without deleting them. */
type EmptiedNoun = { [In in RowNoun]: (typeof nouns)[In]["row"] extends { emptied: object } ? In : never }[RowNoun]

/** The nouns that a withdrawal empties, on devices and server, in addition to those that it deletes. */
export function emptiedWith(purpose: ConsentPurpose): EmptiedNoun[] {
  return rowNouns.filter((noun): noun is EmptiedNoun => rowOf<Noun>(noun).emptied?.with === purpose)
}

/** What the export contains of one row. */
export type ExportedRow<In extends RowNoun, Row = (typeof nouns)[In]["row"]> = Row extends {
  exported: (...row: never) => infer Each
}
  ? NonNullable<Each>
  : never

/** Describes how the rows of a noun are stored. */
export function rowOf<In extends Noun>(noun: In) {
  return described[noun].row as unknown as RowDescription<RowOf<In>>
}
