/** What counts for and against a week, in whole points; docs/plan.md has the reason of each. */
export const weights = {
  /** Against each food that is bought. */
  food: 60,
  /** Against each that is bought after she has shopped for the week. */
  foodAgain: 180,
  /** Against each 25 g of perishable food that is bought and in nothing. */
  wasted: 12,
  /** Against each that is missing of what a week needs. */
  missing: 1000,
  /** Against each dish with fish beyond those. */
  fishBeyond: 400,
  /** Against each kind of protein beyond the most. */
  proteinBeyond: 50,
  /** Against two meals of the same protein on one day, or one after the other. */
  sameProteinNear: 30,
  /** For a dish with a food that she likes, and for each of two more in it. */
  liked: 60,
  likedMore: 10,
  /** For a dish that needs no cooking where she has little time. */
  noCooking: 40,
  /** Against a dish that is harder than what she is used to. */
  harder: 60,
  /** Against each price band by which its foods are dearer than hers. */
  dearer: 60,
  /** Against a dish that she had the week before. */
  lastWeek: 66,
  /** Where she wishes to cook on few days: against each thing that is cooked. */
  cooked: 40,
  /** And against each that is cooked on a day beyond those on which she wishes to cook. */
  cookedBeyond: 380,
  /** The most for a dish at random, so that weeks differ. */
  whim: 10,
} as const

/** What a week needs, where what she leaves out allows it, and the most kinds of protein that are no burden. */
export const wanted = { proteins: 6, vegetables: 7, fish: 2, legumeDays: 4, proteinsMost: 9 } as const
