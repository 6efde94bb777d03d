/** Reaches help from most mobile phones, which follow one standard. */
export const anywhereNumber = "112"
