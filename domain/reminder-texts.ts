/** What a notification says. */
export type ReminderText = { title: string; body: string }

/** The texts of one language: of each kind several, taken in turn. */
export type ReminderTexts = {
  morning: readonly ReminderText[]
  /** Breakfast and whatever lies between the other two. */
  meal: readonly ReminderText[]
  lunch: readonly ReminderText[]
  dinner: readonly ReminderText[]
  water: readonly ReminderText[]
  tip: readonly ReminderText[]
  /** For discreet mode: nothing of what the app is. */
  discreet: ReminderText
  /** The team has replied to her. */
  reply: ReminderText
  /** The same for discreet mode. */
  discreetReply: ReminderText
}
