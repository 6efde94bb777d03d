/** How many accounts one invitation may allow, and for how many days. */
export const invitationUsesMost = 1000
export const invitationDaysMost = 365
