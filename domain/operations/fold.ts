import type { DayAnswers } from "../check-in.ts"
import { editEntry, entryToDelete, type SyncedEntry } from "../diary.ts"
import { endedLink, newHelperLink } from "../helper-link.ts"
import { type Journey, journeyIdOf, withDishes, withHardNight, withItem, withoutPlan } from "../journey.ts"
import { newestMessageId, type TeamConversation } from "../team.ts"
import { mergeFields } from "../timestamped.ts"
import { withGlass, withoutGlass } from "../water.ts"
import type { Operation, OperationArgs } from "./operations.ts"
import { type Noun, nounsOfPurpose, ownKey, type Rows } from "./rows.ts"

/**
 * Applies an operation to her rows by the same rules as the server, so that a device shows it before it is sent.
 * Idempotent: applied to rows that already include it, it changes nothing.
 */
export function fold(rows: Rows, operation: Operation): Rows {
  const { name, args, at, id } = operation
  switch (name) {
    case "journeyStarted":
      if (rows.journeys[args.journeyId]) return rows
      return withRow(rows, "journeys", args.journeyId, {
        id: args.journeyId,
        startedAt: at,
        done: {},
        ...(args.week && { week: args.week }),
      })
    case "itemDone":
      return withJourney(rows, args.journeyId, at, (journey) =>
        withItem(journey, args.day, args.item, args.date ?? at.slice(0, 10)),
      )
    case "dishesPlanned":
      return withJourney(rows, args.journeyId, at, (journey) => withDishes(journey, args.dishes, at))
    case "hardNightSet":
      return withJourney(rows, args.journeyId, at, (journey) => withHardNight(journey, args.day, args.meals, at))
    case "checkInAnswered": {
      const change: Partial<DayAnswers> = { [args.question]: args.score }
      return withRow(rows, "checkIns", args.date, mergeFields(rows.checkIns[args.date], change, at))
    }
    case "sleepAnswered": {
      const change: Partial<DayAnswers> = { sleepHours: args.hours }
      return withRow(rows, "checkIns", args.date, mergeFields(rows.checkIns[args.date], change, at))
    }
    case "glassDrunk":
      return withRow(rows, "water", args.date, withGlass(rows.water[args.date], args.glassId))
    case "glassTakenBack":
      return withRow(rows, "water", args.date, withoutGlass(rows.water[args.date], args.glassId))
    case "weightLogged":
      return withRow(rows, "weights", args.date, mergeFields(rows.weights[args.date], { kg: args.kg }, at))
    case "badgeEarned":
      return withRow(rows, "badges", args.badge, rows.badges[args.badge] ?? { earnedOn: args.date })
    case "entryWritten": {
      const { entryId, ...text } = args
      if (rows.diaryEntries[entryId]) return rows
      return withRow(rows, "diaryEntries", entryId, { id: entryId, ...text, revision: id })
    }
    case "entryEdited": {
      const edited = editEntry(withCopies(rows, args.entryId), { ...args, id, at })
      return withRow(rows, "diaryEntries", edited.id, edited)
    }
    case "entryDeleted": {
      const deleted = entryToDelete(withCopies(rows, args.entryId), args)
      return deleted ? withoutRow(rows, deleted.id) : rows
    }
    case "conflictSettled":
      return settleConflict(rows, args, id, at)
    case "profileChanged":
      return withRow(rows, "profile", ownKey, mergeFields(rows.profile[ownKey], args.fields, at))
    case "onboardingAnswered":
      return withRow(rows, "onboarding", ownKey, mergeFields(rows.onboarding[ownKey], args.answers, at))
    case "householdChanged":
      return withRow(rows, "household", ownKey, mergeFields(rows.household[ownKey], args.fields, at))
    case "preferencesChanged":
      return withRow(rows, "preferences", ownKey, mergeFields(rows.preferences[ownKey], args.fields, at))
    case "reminderTimesChanged":
      return withRow(rows, "reminderTimes", ownKey, mergeFields(rows.reminderTimes[ownKey], args.fields, at))
    // No other device is told of it.
    case "reminderDeviceAdded":
    case "reminderDeviceRemoved":
      return rows
    case "shoppingItemsTicked": {
      const changes = Object.fromEntries(args.foods.map((food) => [food, args.isTicked]))
      return withRow(rows, "shoppingTicks", ownKey, mergeFields(rows.shoppingTicks[ownKey], changes, at))
    }
    case "helperLinkMade": {
      const { linkId } = args
      return withRow(rows, "helperLinks", linkId, rows.helperLinks[linkId] ?? newHelperLink(args, at))
    }
    case "helperLinkTakenBack": {
      const link = rows.helperLinks[args.linkId]
      return link ? withRow(rows, "helperLinks", link.id, endedLink(link, at)) : rows
    }
    case "questionAsked":
      if (rows.questions[args.questionId]) return rows
      return withConversation(
        withRow(rows, "questions", args.questionId, { id: args.questionId, askedAt: at, text: args.text }),
        { closedAt: null },
      )
    case "questionTakenBack": {
      const { [args.questionId]: _taken, ...questions } = rows.questions
      return { ...rows, questions }
    }
    // A member of the team does it, on no device of hers.
    case "replySent":
      return rows
    case "replyRated": {
      const reply = rows.teamReplies[args.replyId]
      return reply ? withRow(rows, "teamReplies", reply.id, { ...reply, helped: args.helped }) : rows
    }
    case "repliesRead": {
      const readUntil = rows.teamConversation[ownKey]?.readUntil ?? ""
      return args.until > readUntil ? withConversation(rows, { readUntil: args.until }) : rows
    }
    case "conversationClosed":
      return hasSeenAll(rows, args) ? withConversation(rows, { closedAt: at }) : rows
    case "consentGiven": {
      const { purpose, ...agreed } = args
      const forgottenVersion = rows.consents[purpose]?.forgottenVersion ?? 0
      return withRow(rows, "consents", purpose, { ...agreed, givenAt: at, withdrawnAt: null, forgottenVersion })
    }
    case "consentWithdrawn":
      return withdrawConsent(rows, args.purpose, at)
    case "silenceSet":
      return withRow(rows, "silence", ownKey, mergeFields(rows.silence[ownKey], args, at))
  }
}

function withRow<In extends Noun>(rows: Rows, noun: In, key: keyof Rows[In], row: Rows[In][keyof Rows[In]]): Rows {
  return rows[noun][key] === row ? rows : { ...rows, [noun]: { ...rows[noun], [key]: row } }
}

/** Changes the journey that is meant; one that is not there yet begins. */
function withJourney(rows: Rows, meant: string, at: string, change: (journey: Journey) => Journey): Rows {
  const journeyId = journeyIdOf(Object.values(rows.journeys), meant)
  return withRow(
    rows,
    "journeys",
    journeyId,
    change(rows.journeys[journeyId] ?? { id: journeyId, startedAt: at, done: {} }),
  )
}

function withCopies(rows: Rows, entryId: string): SyncedEntry[] {
  return Object.values(rows.diaryEntries).filter(({ id, copyOf }) => id === entryId || copyOf === entryId)
}

function withoutRow(rows: Rows, entryId: string): Rows {
  const { [entryId]: _deleted, ...diaryEntries } = rows.diaryEntries
  return { ...rows, diaryEntries }
}

function withConversation(rows: Rows, change: Partial<TeamConversation>): Rows {
  const before = rows.teamConversation[ownKey] ?? { readUntil: null, closedAt: null }
  return withRow(rows, "teamConversation", ownKey, { ...before, ...change })
}

/** What has come after the newest message that she saw keeps a conversation open. */
function hasSeenAll({ questions, teamReplies }: Rows, { after }: OperationArgs["conversationClosed"]): boolean {
  return after == null || after === newestMessageId(Object.values(questions), Object.values(teamReplies))
}

/** Keeps both when one has changed since she chose, because she has not seen that change. */
function settleConflict(rows: Rows, choice: OperationArgs["conflictSettled"], id: string, at: string): Rows {
  const [entry, copy] = [rows.diaryEntries[choice.entryId], rows.diaryEntries[choice.copyId]]
  if (copy?.revision !== choice.copyRevision) return rows
  if (choice.keep === "both") {
    const { isConflict: _isConflict, ...own } = copy
    return withRow(rows, "diaryEntries", copy.id, own)
  }
  if (entry?.revision !== choice.entryRevision) return rows
  const { mood, notes } = copy
  const settled: SyncedEntry = choice.keep === "copy" ? { ...entry, mood, notes, updatedAt: at, revision: id } : entry
  return withoutRow(withRow(rows, "diaryEntries", entry.id, settled), copy.id)
}

function withdrawConsent(rows: Rows, purpose: OperationArgs["consentWithdrawn"]["purpose"], at: string): Rows {
  const consent = rows.consents[purpose]
  const emptied = Object.fromEntries(nounsOfPurpose[purpose].map((noun) => [noun, {}]))
  const consents = consent && { ...rows.consents, [purpose]: { ...consent, withdrawnAt: at } }
  const journeys = purpose === "profile" && Object.entries(rows.journeys).map(([id, it]) => [id, withoutPlan(it)])
  return {
    ...rows,
    ...emptied,
    ...(consents && { consents }),
    ...(journeys && { journeys: Object.fromEntries(journeys) }),
  }
}
