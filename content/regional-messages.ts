/**
 * The messages that name foods and are shown only once she is in: in Spanish they are read by the table of regional words. What
 * is shown before, or made as a page beforehand, knows no region, and says it so that every region understands it.
 */
export const messagesNamingFoods: ReadonlySet<string> = new Set([
  "allergens",
  "dashboard",
  "onboarding",
  "reasons",
  "recipe",
  "wishes",
])
