import { currentJourney, journeyIdOf } from "../journey.ts"
import type { Timestamped } from "../timestamped.ts"
import type { OperationArgs, OperationName } from "./operations.ts"
import { ownKey, type Rows } from "./rows.ts"

/** For each operation, the timestamps (ISO 8601, UTC) of what it changes in the visible rows. */
const moments: { [Name in OperationName]?: (rows: Rows, args: OperationArgs[Name]) => (string | null | undefined)[] } =
  {
    journeyStarted: ({ journeys }) => [currentJourney(Object.values(journeys))?.startedAt],
    dishesPlanned: ({ journeys }, { journeyId, dishes }) =>
      momentsOf(journeys[journeyIdOf(Object.values(journeys), journeyId)]?.dishes, Object.keys(dishes)),
    hardNightSet: ({ journeys }, { journeyId, day }) =>
      momentsOf(journeys[journeyIdOf(Object.values(journeys), journeyId)]?.hardNights, [String(day)]),
    householdChanged: ({ household }, { fields }) => momentsOf(household[ownKey], Object.keys(fields)),
    checkInAnswered: ({ checkIns }, { date, question }) => momentsOf(checkIns[date], [question]),
    sleepAnswered: ({ checkIns }, { date }) => momentsOf(checkIns[date], ["sleepHours"]),
    weightLogged: ({ weights }, { date }) => momentsOf(weights[date], ["kg"]),
    profileChanged: ({ profile }, { fields }) => momentsOf(profile[ownKey], Object.keys(fields)),
    onboardingAnswered: ({ onboarding }, { answers }) => momentsOf(onboarding[ownKey], Object.keys(answers)),
    preferencesChanged: ({ preferences }, { fields }) => momentsOf(preferences[ownKey], Object.keys(fields)),
    reminderTimesChanged: ({ reminderTimes }, { fields }) => momentsOf(reminderTimes[ownKey], Object.keys(fields)),
    shoppingItemsTicked: ({ shoppingTicks }, { foods }) => momentsOf(shoppingTicks[ownKey], foods),
    questionAsked: ({ questions, teamReplies }) => [
      ...Object.values(questions).map(({ askedAt }) => askedAt),
      ...Object.values(teamReplies).map(({ sentAt }) => sentAt),
    ],
    silenceSet: ({ silence }) => momentsOf(silence[ownKey], ["isOn"]),
    consentGiven: ({ consents }, { purpose }) => [consents[purpose]?.withdrawnAt],
    consentWithdrawn: ({ consents }, { purpose }) => [consents[purpose]?.givenAt],
  }

function momentsOf<Values>(row: Timestamped<Values> | undefined, fields: readonly string[]): (string | undefined)[] {
  return fields.map((field) => row?.changedAt[field as keyof Values])
}

/**
 * The latest timestamp among the visible values that an operation changes: the operation must be dated after it, whatever
 * the device's clock says. Null when there is none.
 */
export function momentToFollow<Name extends OperationName>(rows: Rows, name: Name, args: OperationArgs[Name]) {
  const seen = moments[name]?.(rows, args) ?? []
  return seen.reduce<string | null>((latest, moment) => (moment && moment > (latest ?? "") ? moment : latest), null)
}
