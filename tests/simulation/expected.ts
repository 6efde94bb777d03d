import { ratingKey } from "#domain/chat/answer-rating.ts"
import type { Noun } from "#domain/nouns/noun.ts"
import { nounsOfPurpose } from "#domain/nouns/nouns.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import type { Applied } from "./ledger.ts"

type Field = { value: unknown; at: string }

/** What has to be there after all that the server has applied, told apart from how the app does it; texts have their own rules. */
export function expectedOf(applied: readonly Applied[]) {
  /** By noun, row and field. */
  const fields = new Map<string, Field>()
  const items: OperationArgs["itemDone"][] = []
  const journeys = new Set<string>()
  const questions = new Set<string>()
  const askedOnce = new Set<string>()
  /** The team's replies to her, and whether she says that they helped. */
  const replies = new Map<string, boolean | null>()
  const consents = new Map<ConsentPurpose, boolean>()
  /** By date and id of the tap. */
  const glasses = new Map<string, boolean>()
  const badges = new Set<string>()

  function change(noun: Noun, key: string, changes: object, { operation, now }: Applied) {
    const at = operation.at > now ? now : operation.at
    for (const [field, value] of Object.entries(changes)) {
      const path = [noun, key, field].join(" ")
      const before = fields.get(path)
      // A moment after now is of a clock that has been put back.
      if (!before || before.at <= at || before.at > now) fields.set(path, { value, at })
    }
  }

  function forget(purpose: ConsentPurpose) {
    consents.set(purpose, false)
    // Stored without it, as her journeys are, and forgotten with it.
    const withIt: readonly Noun[] = purpose === "profile" ? ["atHome"] : []
    for (const noun of [...nounsOfPurpose[purpose], ...withIt]) {
      if (noun === "water") glasses.clear()
      if (noun === "badges") badges.clear()
      for (const path of fields.keys()) if (path.startsWith(`${noun} `)) fields.delete(path)
      if (noun !== "questions") continue
      questions.clear()
      askedOnce.clear()
      replies.clear()
    }
  }

  for (const each of applied) {
    const { name, args } = each.operation
    if (name === "journeyStarted") journeys.add(args.journeyId)
    else if (name === "itemDone") items.push(args)
    else if (name === "checkInAnswered") change("checkIns", args.date, { [args.question]: args.score }, each)
    else if (name === "sleepAnswered") change("checkIns", args.date, { sleepHours: args.hours }, each)
    else if (name === "weightLogged") change("weights", args.date, { kg: args.kg }, each)
    else if (name === "glassDrunk")
      glasses.set(`${args.date} ${args.glassId}`, glasses.get(`${args.date} ${args.glassId}`) ?? true)
    else if (name === "glassTakenBack") glasses.set(`${args.date} ${args.glassId}`, false)
    else if (name === "badgeEarned") badges.add(args.badge)
    else if (name === "profileChanged") change("profile", "own", args.fields, each)
    else if (name === "onboardingAnswered") change("onboarding", "own", args.answers, each)
    else if (name === "householdChanged") change("household", "own", args.fields, each)
    else if (name === "preferencesChanged") change("preferences", "own", args.fields, each)
    else if (name === "reminderTimesChanged") change("reminderTimes", "own", args.fields, each)
    else if (name === "silenceSet") change("silence", "own", args, each)
    else if (name === "shoppingItemsTicked") {
      change("shoppingTicks", "own", Object.fromEntries(args.foods.map((food) => [food, args.isTicked])), each)
    } else if (name === "foodsHadAtHome") {
      change("atHome", "own", Object.fromEntries(args.foods.map((food) => [food, args.isAtHome])), each)
    } else if (name === "questionAsked") {
      // One that was taken back stays so, however often it comes again.
      if (!askedOnce.has(args.questionId)) questions.add(args.questionId)
      askedOnce.add(args.questionId)
    } else if (name === "questionTakenBack") questions.delete(args.questionId)
    else if (name === "replySent") replies.set(args.replyId, null)
    else if (name === "replyRated" && replies.has(args.replyId)) replies.set(args.replyId, args.helped)
    else if (name === "answerRated") change("answerRatings", ratingKey(args), { isUseful: args.isUseful }, each)
    else if (name === "consentGiven") consents.set(args.purpose, true)
    else if (name === "consentWithdrawn") forget(args.purpose)
  }
  return { fields, items, journeys, questions, replies, consents, glasses, badges }
}
