/** The GSM standard makes most mobile phones reach help with this number in any country. */
export const anywhereNumber = "112"
