// Both are read in the message as it is written, with accents: without them a father would be a potato, and no notation of
// phrases knows where a word with an accent at its end stops.

/** Spoons by which amounts are told: a "colher de sopa" is no soup. */
export const spoons = /(?<!\p{L})colher(?:es)? (?:de |d )?(?:sopa|ch[aá])(?!\p{L})/giu

/** What only sounds like a food: a father ("papá") is no potato, and the batter of a pancake no pasta. */
export const noFoods = /(?<!\p{L})(?:papá|massa d[aeo]s? (?:panquecas?|bolos?|pão|pães|pizzas?|tortas?))(?!\p{L})/giu
