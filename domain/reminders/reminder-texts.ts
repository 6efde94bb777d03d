export type ReminderText = { title: string; body: string }

export type ReminderTexts = {
  morning: readonly ReminderText[]
  meal: readonly ReminderText[]
  lunch: readonly ReminderText[]
  dinner: readonly ReminderText[]
  water: readonly ReminderText[]
  tip: readonly ReminderText[]
  /** "{time}" stands for the visit's time (HH:MM). */
  visitTomorrow: ReminderText
  visitSoon: ReminderText
  medicine: ReminderText
  shortWord: ReminderText
  discreet: ReminderText
  reply: ReminderText
  message: ReminderText
  discreetReply: ReminderText
}
