import fc from "fast-check"
import { type OperationArgs, type OperationName, operationNames } from "#domain/operations/operations.ts"
import { testNow } from "#tests/api/test-app.ts"
import { arbitraryArgs, fieldHints } from "#tests/arbitrary-args.ts"

/** What an act of a schedule does with what is on the screen. */
const acted: readonly OperationName[] = [
  "journeyStarted",
  "itemDone",
  "mealEaten",
  "dishesPlanned",
  "foodStruck",
  "foodPutBack",
  "hardNightSet",
  "checkInAnswered",
  "sleepAnswered",
  "glassDrunk",
  "glassTakenBack",
  "weightLogged",
  "badgeEarned",
  "entryWritten",
  "entryEdited",
  "entryDeleted",
  "conflictSettled",
  "profileChanged",
  "householdChanged",
  "onboardingAnswered",
  "preferencesChanged",
  "reminderTimesChanged",
  "foodsHadAtHome",
  "shoppingItemsTicked",
  "questionAsked",
  "questionTakenBack",
  "replyRated",
  "repliesRead",
  "conversationClosed",
  "answerRated",
  "consentGiven",
  "consentWithdrawn",
  "silenceSet",
]
/** No device of hers sends these. */
const ofTheTeam: readonly OperationName[] = ["replySent"]

export type OtherAct = {
  [Name in OperationName]: { name: "other"; operation: Name; args: OperationArgs[Name] }
}[OperationName]

const msPerDay = 24 * 60 * 60_000
const date = fc.nat({ max: 2 }).map((days) => new Date(testNow.getTime() - days * msPerDay).toISOString().slice(0, 10))
const hints = { uuid: fc.uuid({ version: 7 }), date, moment: fc.constant(testNow.toISOString()), fields: fieldHints }

/**
 * Any operation that no act covers, even one that is defined during the test, with arguments generated from its
 * description.
 */
export const otherAct: fc.Arbitrary<OtherAct> = fc.oneof(
  ...operationNames
    .filter((name) => !acted.includes(name) && !ofTheTeam.includes(name))
    .map((operation) => {
      const args = arbitraryArgs(operation, hints)
      return fc.record({
        name: fc.constant("other"),
        operation: fc.constant(operation),
        args,
      }) as fc.Arbitrary<OtherAct>
    }),
)
