/** Words of dishes' titles that identify no dish, and the vessels that a dish is made in. Without accents. */
export const saysNothing =
  /^(?:with|without|sobre|para|quick|rapid[ao]|home|style|panela|frigideira|sarten|olla|skillet|forno|horno|oven)$/

/** What a soup is also called in a title. Without accents. */
export const otherSoups = /^(?:crem[ae]|caldo|canja|broth)$/

/** Says "ritual" in each of the three languages. Without accents. */
export const ritual = /\britua/

/** Spoons by which amounts are told: a "colher de sopa" is no soup. */
export const spoons = /(?<!\p{L})colher(?:es)? (?:de |d )?(?:sopa|ch[aá])(?!\p{L})/giu

/** What only sounds like a food: a father ("papá") is no potato, and the batter of a pancake no pasta. */
export const noFoods = /(?<!\p{L})(?:papá|massa d[aeo]s? (?:panquecas?|bolos?|pão|pães|pizzas?|tortas?))(?!\p{L})/giu
