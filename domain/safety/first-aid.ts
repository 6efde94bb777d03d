/**
 * What the cards say to do first, in numbers. Presses: times in a row; breaths: after them. An infant is pressed with
 * two thumbs or one hand, no longer with two fingers (AHA and AAP 2025); the breaths that come first are ERC's.
 */
export const firstAidFigures = {
  coolMinutes: 20,
  rinseMinutes: 20,
  washMinutes: 15,
  firstBreaths: 5,
  presses: 30,
  breaths: 2,
  hivHours: 72,
  contraceptionDays: 5,
} as const
