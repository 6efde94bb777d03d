/**
 * Messages that name foods and are shown only after signing in. In Spanish, their names of foods are replaced by
 * regional ones. Messages that are shown earlier or prerendered cannot know the region, so they use words that every
 * region understands.
 */
export const messagesNamingFoods: ReadonlySet<string> = new Set([
  "allergens",
  "dashboard",
  "onboarding",
  "reasons",
  "recipe",
  "wishes",
])
