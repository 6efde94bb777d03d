import { en } from "#content/reminders/en.ts"
import { es } from "#content/reminders/es.ts"
import { pt } from "#content/reminders/pt.ts"
import { dayMs } from "#domain/day-ms.ts"
import type { Language } from "#domain/language.ts"
import type { Reminder } from "#domain/profile/preferences.ts"
import type { ReminderText, ReminderTexts } from "#domain/reminders/reminder-texts.ts"
import type { NotedSlot } from "./noted.ts"
import { isNoted, type Slot } from "./slots.ts"

const texts: Record<Language, ReminderTexts> = { pt, en, es }
const midday = { from: "11:00", until: "15:00" }
const evening = { from: "17:30", until: "22:30" }

/**
 * Returns the text of a reminder. It depends only on the reminder's day and time, so one that is sent again has the
 * same text.
 */
export function reminderText(slot: Slot, language: Language, isDiscreet: boolean): ReminderText {
  if (isDiscreet) return texts[language].discreet
  if (isNoted(slot)) return notedText(slot, language)
  const kind = kindOf(slot)
  const ofKind = texts[language][kind]
  const text = ofKind[(Date.parse(slot.date) / dayMs + slot.index) % ofKind.length]
  if (!text) throw new Error(`no text for ${kind}`)
  return text
}

/** Returns the text that says that the team has replied, or has written first. */
export function replyText(language: Language, isDiscreet: boolean, isFirst: boolean): ReminderText {
  const { discreetReply, reply, message } = texts[language]
  return isDiscreet ? discreetReply : isFirst ? message : reply
}

/** Returns the title of a calendar event for something noted; a neutral title says nothing of it. */
export function titleOfNoted(language: Language, isNeutral: boolean): string {
  return (isNeutral ? texts[language].discreet : texts[language].medicine).title
}

/** Returns the title of a calendar event for a short word; a neutral title says nothing of it. */
export function titleOfWord(language: Language, isNeutral: boolean): string {
  return (isNeutral ? texts[language].discreet : texts[language].shortWord).title
}

/** Returns the title of a reminder; for null, a title that says nothing of it. */
export function titleOf(reminder: Reminder | null, language: Language): string {
  const { discreet, morning, meal, water, tip } = texts[language]
  const ofReminder = { morningReminder: morning, mealReminders: meal, waterReminder: water, dailyTips: tip }
  return (reminder && ofReminder[reminder][0]?.title) || discreet.title
}

/** The text says neither what was noted nor for whom. */
function notedText({ reminder, visit }: NotedSlot, language: Language): ReminderText {
  const { title, body } = texts[language][reminder]
  return { title, body: body.replace("{time}", visit?.time ?? "") }
}

function kindOf({ reminder, time }: Exclude<Slot, NotedSlot>) {
  if (reminder === "morningReminder") return "morning"
  if (reminder === "waterReminder") return "water"
  if (reminder === "dailyTips") return "tip"
  if (time >= midday.from && time < midday.until) return "lunch"
  return time >= evening.from && time < evening.until ? "dinner" : "meal"
}
