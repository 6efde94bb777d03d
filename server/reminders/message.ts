import { createHash } from "node:crypto"
import type { Channel } from "./channels.ts"
import type { PushMessage } from "./push/send.ts"
import { isNoted, type Slot } from "./slots.ts"
import { reminderText } from "./text.ts"

/** The number that marks a declarative push message, which browsers show without the service worker (W3C Push API). */
export const declarative = 8030
const topicLength = 32

const places: Record<Slot["reminder"], string> = {
  visitTomorrow: "/profile/visits",
  visitSoon: "/profile/visits",
  medicine: "/profile/visits",
  shortWord: "/dashboard",
  morningReminder: "/dashboard",
  mealReminders: "/my-plan",
  waterReminder: "/dashboard",
  dailyTips: "/dashboard",
}

/**
 * Makes the push message of a reminder. For a device in discreet mode, its text reveals nothing on the locked screen.
 */
export function messageOf(
  slot: Slot,
  { language, is_discreet }: Pick<Channel, "language" | "is_discreet">,
  baseUrl: string,
  usefulSeconds: number,
): PushMessage {
  const isDiscreet = is_discreet === 1
  const visitId = isNoted(slot) && slot.visit ? ` ${slot.visit.visitId}` : ""
  const key = createHash("sha256").update(`${slot.reminder} ${slot.date} ${slot.time}${visitId}`).digest("base64url")
  const tag = key.slice(0, topicLength)
  const notification = {
    ...reminderText(slot, language, isDiscreet),
    lang: language,
    dir: "ltr",
    tag,
    icon: `${baseUrl}${isDiscreet ? "/notes-192.png" : "/icon-192.png"}`,
    navigate: `${baseUrl}${places[slot.reminder]}`,
    data: { reminder: slot.reminder },
  }
  return { payload: JSON.stringify({ web_push: declarative, notification }), topic: tag, usefulSeconds }
}
