import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, it } from "vitest"
import { languages } from "#domain/language.ts"

/** Counted texts that are never used for zero, and why. */
const neverZero: Record<string, string> = {
  "bring-in.left-later": "said where one stayed in the file",
  "bring-in.left-there": "said where one stayed in the file",
  "bring-in.left-unagreed": "said where one stayed in the file",
  "bring-in.left-unreadable": "said where one stayed in the file",
  "bring-in.refused-limit": "said where one stayed in the file",
  "bring-in.refused-other": "said where one stayed in the file",
  "consultation.toldAny": "a sheet is about at least one day",
  "consultation.toldOn": "a sheet is about at least one day",
  "consultation.walks": "a sheet is about at least one day",
  "chat.dishKeeps": "a dish that does not keep is answered otherwise",
  "consultation.lowDaysOn": "without a low day there is no sentence on them",
  "mail.overdueTold": "mailed only where something is overdue",
  "visits.over": "folded only where there is one",
  "day.servings": "a meal serves somebody",
  "recap.different": "shown where she has eaten",
  "recap.done": "shown where something was done",
  "recap.onDays": "shown where a day was told",
  "recipe.keepText": "said of a dish that keeps for a day at least",
  "recipe.leftovers": "said of a dish that keeps for a day at least",
  "recipe.servings": "a recipe serves somebody",
  "recipe.warm-1": "said of a dish that keeps for a day at least",
  "chat-plan.always": "haveNone stands in its place",
  "chat-plan.listLeft": "listDone stands in its place",
  "chat-plan.forgotTick": "a day without an open item makes way for the next, the last for missedDayOver",
  "chat-plan.makes": "a household has at least one person",
  "chat-plan.missedDay": "a day without an open item makes way for the next, the last for missedDayOver",
  "chat-plan.people": "a household has at least one person",
  "chat-plan.shares": "a household has at least one person",
  "chat-plan.foodKeeps": "what is cooked keeps for a day at least",
  "chat-plan.ownKeeps": "what is cooked keeps for a day at least",
  "chat-plan.said-servings": "a household has at least one person",
  "chat-plan.takes": "a household has at least one person",
  "chat-plan.whichDay": "a day without an open item makes way for the next, the last for over",
  "dashboard.weekSum": "a week that is done took at least one day",
  "diary.found": "foundNone stands in its place",
  "diary.monthsAway": "shown while a month is missing",
  "helping.forPeople": "a household has at least one person",
  "helping.waiting": "shown while a tick waits",
  "navigation.newReplies": "shown while a reply is unread",
  "privacy.logPeriodTold": "nothing is told where no time is set",
  "plan-facts.aheadAll": "said of a dish that keeps for a day at least",
  "plan-facts.dayWhich": "dayDone stands in its place",
  "plan-facts.fridge": "said of a dish that keeps for a day at least",
  "plan-facts.ritualMinutes": "a ritual takes a minute at least",
  "privacy.backupsPeriodTold": "nothing is told where no time is set",
  "profile.changeWalks": "said where she has walked",
  "profile.fromDays": "shown where a day was told",
  "profile.onDays": "shown where a day has a page",
  "shopping-list.stillAtHome": "shown where something is probably still at home",
  "team.days": "less than a day is told in hours",
}
/**
 * Counted texts that never have zero: a recipe needs some of each of its foods, and only kinds of which an imported
 * file has some are counted.
 */
const neverNone = ["measures.", "nouns."]

function textsIn(language: string) {
  const files = globSync(`${language}/*.json`, { cwd: import.meta.dirname })
  return files.flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
    return Object.entries(texts).map(([key, text]) => ({ key: `${basename(file, ".json")}.${key}`, text }))
  })
}

/** True if a text has its own wording for zero. */
function saysNothing(text: string): boolean {
  const [, counted = "", forms = ""] = text.match(/\.match ((?:\$\w+ )+)(.*)/s) ?? []
  const none = "0 ".repeat(counted.trim().split(" ").length)
  return forms.startsWith(`${none}{{`)
}

// "0 copos" is correct, but nobody says it. Zero must have its own wording or never occur.
it.each(languages)("each counted text in %s has words for none, or is never asked for with it", (language) => {
  const mayBeNone = (key: string) => !neverNone.some((part) => key.startsWith(part))
  const counted = textsIn(language).filter(({ key, text }) => text.includes(".match ") && mayBeNone(key))
  expect(counted.length).toBeGreaterThan(20)
  const without = counted.filter(({ text }) => !saysNothing(text)).map(({ key }) => key)
  expect(without.toSorted()).toEqual(Object.keys(neverZero).toSorted())
})

/** Texts with a number but without plural forms, and why. */
const alwaysMany: Record<string, string> = {
  "consultation.lowDays": "only beyond the days that are named one by one",
}

it.each(languages)("no text in %s speaks of days or weeks in the plural whatever their number", (language) => {
  const plain = textsIn(language).filter(
    ({ text }) => !text.includes(".match ") && /\{\$(count|days|weeks)\} (d[ií]as?|days?|sem|week)/.test(text),
  )
  expect(plain.map(({ key }) => key)).toEqual(Object.keys(alwaysMany))
})
