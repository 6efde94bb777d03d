import type { PendingOperation } from "#app/sync/outbox.ts"
import { currentJourney, currentJourneyId, firstJourneyId } from "#domain/journey/journey.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { consentVersions } from "#domain/privacy/consent.ts"
import { defaultReminders } from "#domain/profile/preferences.ts"
import { defaultProfile, type Profile } from "#domain/profile/profile.ts"
import { newestMessage, unreadReplies } from "#domain/team/team.ts"
import { isShown } from "./is-shown.ts"
import type { Ledger } from "./ledger.ts"
import type { Act } from "./schedule.ts"
import type { Tab } from "./tab.ts"

type World = { ledger: Ledger; serverNow: () => number; newId: (mother: number) => string }

const longEnding = ` ${"ệ".repeat(4900)}`
const msPerDay = 24 * 60 * 60 * 1000

/** The calendar date so many days ago. */
function dateOf(nowMs: number, daysAgo: number) {
  return new Date(nowMs - daysAgo * msPerDay).toISOString().slice(0, 10)
}

/** What she may change in her profile, in the words of one mother only where it is a text. */
function profileValue(mother: { name: string }, field: keyof Profile, value: number) {
  return { age: 30 + value, heightCm: 160 + value, fullName: `${mother.name} ${value}` }[field as "age"]
}

/** Does on a page what a screen would do there, given what it shows. */
export function perform({ ledger, serverNow, newId }: World, tab: Tab, act: Act) {
  const { store, mother, place, page } = tab
  const { rows } = store.read()
  const id = () => newId(mother.index)
  const entries = Object.values(rows.diaryEntries).sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  const nowOfDevice = new Date(serverNow() + place.offsetMs).toISOString()

  function journeyId() {
    const shownId = currentJourney(Object.values(rows.journeys))?.id ?? firstJourneyId
    return store.read().hasSynced ? shownId : currentJourneyId
  }

  const newestShown = () => newestMessage(Object.values(rows.questions), Object.values(rows.teamReplies))?.id ?? null

  function add<Name extends OperationName>(name: Name, args: OperationArgs[Name], seenRevision?: string) {
    const { id, isStored } = store.add(name, args)
    if (seenRevision) ledger.seenRevisions.set(id, seenRevision)
    if (page.isGone) return noteUnanswered(id)
    const added = store.outbox().find(({ operation }) => operation.id === id)
    if (!added) return void ledger.violations.push(`${name} is not in the outbox after it was added`)
    ledger.done.set(id, { operation: added.operation, mother: mother.index, tab, isStored })
    // The other page may have changed what this one still showed.
    if (place.hasEvents && !isShown(store.read().rows, added.operation, rows))
      ledger.violations.push(`not shown after it was done: ${name}`)
  }

  /** The page died as she did it: the device may have it, and has not said so. */
  function noteUnanswered(id: string) {
    const key = [...place.records.keys()].find((each) => each.endsWith(id))
    if (key === undefined) return
    const { operation } = JSON.parse(place.records.get(key) ?? "") as PendingOperation
    ledger.done.set(id, { operation, mother: mother.index, tab, isStored: null })
  }

  switch (act.name) {
    case "tick": {
      return add("itemDone", { journeyId: journeyId(), day: act.day, item: act.item })
    }
    case "startJourney":
      return add("journeyStarted", { journeyId: id() })
    case "checkIn": {
      const { question, score, daysAgo } = act
      return add("checkInAnswered", { date: dateOf(serverNow(), daysAgo), question, score })
    }
    case "sleep":
      return add("sleepAnswered", { date: dateOf(serverNow(), act.daysAgo), hours: act.hours })
    case "glass":
      return add("glassDrunk", { date: dateOf(serverNow(), act.daysAgo), glassId: id() })
    case "takeGlassBack": {
      const glasses = Object.entries(rows.water).flatMap(([date, taps]) =>
        Object.keys(taps).map((glassId) => ({ date, glassId })),
      )
      const glass = chosen(glasses, act.which)
      return glass && add("glassTakenBack", glass)
    }
    case "weight":
      return add("weightLogged", { date: dateOf(serverNow(), act.daysAgo), kg: act.kg })
    case "badge":
      return add("badgeEarned", { badge: act.badge, date: dateOf(serverNow(), act.daysAgo) })
    case "write":
      for (let written = 0; written < act.many.count && !page.isGone; written++) {
        const entryId = id()
        const notes = `${mother.name} ${entryId}${act.many.isLong ? longEnding : ""}`
        add("entryWritten", { entryId, mood: "🙂", notes, createdAt: nowOfDevice })
      }
      return
    case "edit": {
      const entry = chosen(entries, act.which)
      if (!entry) return
      const { id: entryId, revision: base, createdAt } = entry
      return add("entryEdited", { entryId, base, mood: "😢", notes: `${mother.name} ${id()}`, createdAt })
    }
    case "delete": {
      const first = act.which % Math.max(1, entries.length)
      for (const { id: entryId, revision: base } of entries.slice(first, first + act.count)) {
        if (!page.isGone) add("entryDeleted", { entryId, base }, base)
      }
      return
    }
    case "settle": {
      const pairs = entries.flatMap((copy) => {
        const entry = copy.isConflict && copy.copyOf ? rows.diaryEntries[copy.copyOf] : undefined
        return entry ? [{ entry, copy }] : []
      })
      const pair = chosen(pairs, act.which)
      if (!pair) return
      const { entry, copy } = pair
      const seen = { entryRevision: entry.revision, copyRevision: copy.revision }
      return add("conflictSettled", { entryId: entry.id, copyId: copy.id, ...seen, keep: act.keep })
    }
    case "profile": {
      const change = { [act.field]: profileValue(mother, act.field, act.value) }
      const whole = rows.profile.own ? {} : defaultProfile(mother.name, "2026-11-01")
      return add("profileChanged", { fields: { ...whole, ...change } })
    }
    case "onboarding":
      return add("onboardingAnswered", { answers: { [act.field]: `${mother.name} ${act.value}` } })
    case "preference":
      return add("preferencesChanged", {
        fields: { ...(rows.preferences.own ? {} : defaultReminders), [act.field]: act.isOn },
      })
    case "food":
      return add("shoppingItemsTicked", {
        foods: [`${mother.name.toLowerCase()}-${act.value}`],
        isTicked: act.isTicked,
      })
    case "have":
      return add("foodsHadAtHome", { foods: [`${mother.name.toLowerCase()}-${act.value}`], isAtHome: act.isAtHome })
    case "ask": {
      const questionId = id()
      return add("questionAsked", { questionId, text: `${mother.name} ${questionId}` })
    }
    case "takeBack": {
      const question = chosen(Object.values(rows.questions), act.which)
      return question && add("questionTakenBack", { questionId: question.id })
    }
    case "rate": {
      const reply = chosen(Object.values(rows.teamReplies), act.which)
      return reply && add("replyRated", { replyId: reply.id, helped: act.helped })
    }
    case "rateAnswer":
      return add("answerRated", { month: "2026-11", theme: act.theme, isUseful: act.helped })
    case "readReplies": {
      const unread = unreadReplies(Object.values(rows.teamReplies), rows.teamConversation.own)
      const newest = unread.at(-1)
      return newest && add("repliesRead", { until: newest.sentAt })
    }
    case "closeConversation":
      return rows.teamConversation.own && add("conversationClosed", { after: newestShown() })
    case "agree": {
      const { purpose } = act
      if (rows.consents[purpose] && rows.consents[purpose].withdrawnAt === null) return
      return add("consentGiven", { purpose, textVersion: consentVersions[purpose], language: "pt" })
    }
    case "withdraw":
      return add("consentWithdrawn", { purpose: act.purpose })
    case "dish":
      return add("dishesPlanned", { journeyId: journeyId(), dishes: { [act.slot]: act.id } })
    case "strike": {
      const dishes = { [act.slot]: act.id }
      return add("foodStruck", { journeyId: journeyId(), food: `food-${act.value}`, dishes })
    }
    case "putBack":
      return add("foodPutBack", { journeyId: journeyId(), food: `food-${act.value}` })
    case "eat":
      return add("mealEaten", { journeyId: journeyId(), day: act.day, meal: act.meal })
    case "hardNight":
      return add("hardNightSet", { journeyId: journeyId(), day: act.day, meals: act.meals })
    case "household":
      return add("householdChanged", { fields: { people: act.people, minutes: act.minutes } })
    case "reminderTimes":
      return add("reminderTimesChanged", { fields: { [act.field]: [act.time] } })
    case "silence":
      return add("silenceSet", { isOn: act.isOn })
    case "other":
      return add(act.operation, act.args)
  }
}

function chosen<Item>(items: Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)]
}
