/**
 * The numbers in the cards' first-aid steps. `presses` are chest compressions in a row, `breaths` follow them. An
 * infant's chest is pressed with two thumbs or one hand, no longer with two fingers (AHA and AAP 2025); `firstBreaths`
 * come from the ERC.
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
