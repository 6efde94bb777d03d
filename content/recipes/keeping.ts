/**
 * How long cooked food may stay in the fridge: by the Food Standards Agency (UK) two days, and rice one; the USDA says three
 * to four. Both: in the fridge within two hours, warmed once, until it steams all through.
 */
export const cookedKeepsDays = 2

/**
 * Recipes that are as good warmed through. None has rice, fish, shellfish or egg, nothing that is eaten raw, and nothing that
 * was cooked the day before: that would be warmed twice.
 */
export const warmedThrough: ReadonlySet<number> = new Set([
  2, 9, 15, 20, 52, 54, 56, 62, 63, 83, 87, 90, 111, 114, 115, 209, 215, 220,
])
