/** Reaches help from a mobile phone in most countries: a number of the standard that all these phones follow. */
export const anywhereNumber = "112"
