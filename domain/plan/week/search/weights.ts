/** Weights are whole points; docs/plan.md explains each of them. */
export const weights = {
  food: 60,
  foodAgain: 180,
  /** The cost of each 25 g of perishable food that is bought and not used. */
  wasted: 12,
  missing: 1000,
  fishBeyond: 400,
  proteinBeyond: 50,
  sameProteinNear: 30,
  sameProteinBeyond: 200,
  liked: 60,
  likedMore: 10,
  noCooking: 40,
  harder: 60,
  dearer: 60,
  dearerLine: 60,
  lastWeek: 66,
  cooked: 40,
  cookedBeyond: 380,
  whim: 10,
} as const

export const wanted = {
  proteins: 6,
  vegetables: 7,
  fish: 2,
  legumeDays: 4,
  proteinsMost: 9,
  platesOfOneProtein: 7,
} as const
