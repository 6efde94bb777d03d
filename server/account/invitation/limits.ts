/** How many one invitation can let in, and for how long. */
export const invitationUsesMost = 1000
export const invitationDaysMost = 365
