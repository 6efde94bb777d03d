import { isDeepStrictEqual } from "node:util"
import { ratingKey } from "#domain/chat/answer-rating.ts"
import { currentJourney, currentJourneyId, journeyIdOf } from "#domain/journey/journey.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { nounsOfPurpose } from "#domain/nouns/nouns.ts"
import type { Operation, OperationArgs } from "#domain/operations/operations.ts"
import { fold } from "#domain/operations/operations.ts"

/** Whether a screen that shows these rows shows what was just done, given what it showed before. */
export function isShown(rows: Rows, operation: Operation, before: Rows): boolean {
  const { name, args } = operation
  const entries = Object.values(rows.diaryEntries)
  switch (name) {
    case "journeyStarted":
      return currentJourney(Object.values(rows.journeys))?.id === args.journeyId
    case "itemDone":
      return isDone(rows.journeys, args)
    case "mealEaten":
      return planOf(rows, args.journeyId)?.eaten?.[args.day]?.includes(args.meal) === true
    case "dishesPlanned":
      return holds(planOf(rows, args.journeyId)?.dishes?.values, args.dishes)
    case "hardNightSet":
      return planOf(rows, args.journeyId)?.hardNights?.values[args.day]?.join() === args.meals.join()
    case "foodStruck":
      return planOf(rows, args.journeyId)?.struck?.values[args.food] != null
    case "foodPutBack":
      return planOf(rows, args.journeyId)?.struck?.values[args.food] === null
    case "dishCooked":
      return planOf(rows, args.journeyId)?.cooked?.values[args.key] === args.servings
    case "householdChanged":
      return holds(rows.household.own?.values, args.fields)
    case "checkInAnswered":
      return rows.checkIns[args.date]?.values[args.question] === args.score
    case "sleepAnswered":
      return rows.checkIns[args.date]?.values.sleepHours === args.hours
    case "glassDrunk":
      // Taken back on another page that this one has heard of, it stays so.
      return rows.water[args.date]?.[args.glassId] !== undefined
    case "glassTakenBack":
      return rows.water[args.date]?.[args.glassId] === false
    case "weightLogged":
      return rows.weights[args.date]?.values.kg === args.kg
    case "badgeEarned":
      return rows.badges[args.badge] !== undefined
    case "entryWritten":
    case "entryEdited":
      return entries.filter(({ notes }) => notes === args.notes).length === 1
    case "entryDeleted":
      return rows.diaryEntries[args.entryId] === undefined
    case "conflictSettled": {
      const copy = rows.diaryEntries[args.copyId]
      if (args.keep === "both") return copy !== undefined && !copy.isConflict
      const kept = before.diaryEntries[args.keep === "copy" ? args.copyId : args.entryId]
      return copy === undefined && rows.diaryEntries[args.entryId]?.notes === kept?.notes
    }
    case "profileChanged":
      return holds(rows.profile.own?.values, args.fields)
    case "onboardingAnswered":
      return holds(rows.onboarding.own?.values, args.answers)
    case "reminderTimesChanged":
      return holds(rows.reminderTimes.own?.values, args.fields)
    // A browser that takes reminders is no row.
    case "reminderDeviceAdded":
    case "reminderDeviceRemoved":
      return true
    case "preferencesChanged":
      return holds(rows.preferences.own?.values, args.fields)
    case "shoppingItemsTicked":
      return args.foods.every((food) => rows.shoppingTicks.own?.values[food] === args.isTicked)
    case "ownItemAdded":
      return rows.ownItems.own?.values[args.itemId] !== undefined
    case "ownItemsTicked":
      return args.itemIds.every(
        (itemId) => (rows.ownItems.own?.values[itemId]?.isTicked ?? args.isTicked) === args.isTicked,
      )
    case "ownItemTakenOff":
      return rows.ownItems.own?.values[args.itemId] == null
    case "foodsHadAtHome":
      return args.foods.every((food) => rows.atHome.own?.values[food] === args.isAtHome)
    case "visitNoted":
      return rows.visits.own?.values[args.visitId]?.what === args.what
    case "visitDone":
      return (rows.visits.own?.done?.values[args.visitId] ?? args.isDone) === args.isDone
    case "visitRemoved":
      return rows.visits.own?.values[args.visitId] == null
    case "medicineNoted":
      return rows.medicines.own?.values[args.medicineId]?.name === args.name
    case "medicineRemoved":
      return rows.medicines.own?.values[args.medicineId] == null
    case "offerStruck":
      return rows.struckOffers.own?.values[args.offer] === args.isStruck
    case "helperLinkMade":
      return rows.helperLinks[args.linkId] !== undefined
    case "favourNoted": {
      const link = rows.helperLinks[args.linkId]
      return link?.endedAt !== null || args.state === "left" || link.favours?.[args.kind] !== undefined
    }
    case "helperLinkTakenBack":
      return rows.helperLinks[args.linkId]?.endedAt !== null
    case "questionAsked":
      return rows.questions[args.questionId] !== undefined
    case "questionTakenBack":
      return rows.questions[args.questionId] === undefined
    case "replySent":
      return true
    case "replyRated":
      return (rows.teamReplies[args.replyId]?.helped ?? args.helped) === args.helped
    case "repliesRead":
      return (rows.teamConversation.own?.readUntil ?? "") >= args.until
    case "conversationClosed":
      return rows.teamConversation.own !== undefined
    case "answerRated":
      return rows.answerRatings[ratingKey(args)]?.values.isUseful === args.isUseful
    case "consentGiven":
      return rows.consents[args.purpose]?.withdrawnAt === null
    case "consentWithdrawn":
      return (
        rows.consents[args.purpose]?.withdrawnAt !== null &&
        nounsOfPurpose[args.purpose].every((noun) => Object.keys(rows[noun]).length === 0)
      )
    case "silenceSet":
      return rows.silence.own?.values.isOn === args.isOn
    default:
      return isDeepStrictEqual(fold(rows, operation), rows)
  }
}

/** In the journey that is meant; which one was current when it arrived, nobody remembers. */
export function isDone(journeys: Rows["journeys"], { journeyId, day, item }: OperationArgs["itemDone"]): boolean {
  const meant = journeyId === currentJourneyId ? Object.values(journeys) : [journeys[journeyId]]
  return meant.some((journey) => journey?.done[day]?.includes(item))
}

function planOf({ journeys }: Rows, meant: string) {
  return journeys[journeyIdOf(Object.values(journeys), meant)]
}

function holds(values: object = {}, changes: object) {
  return Object.entries(changes).every(([field, value]) =>
    isDeepStrictEqual((values as Record<string, unknown>)[field], value),
  )
}
