import type { Preparation } from "#domain/plan/library.ts"

/** What comes cooked or washed from the day before: its minutes of work and waiting, and how long it keeps in the fridge. */
export const preparations: readonly Preparation[] = [
  { key: "rice", foods: ["rice"], minutes: 25, keepsDays: 1, isCooked: true },
  { key: "brownRice", foods: ["brownRice"], minutes: 45, keepsDays: 1, isCooked: true },
  { key: "beans", foods: ["cariocaBeans", "blackBeans"], minutes: 45, keepsDays: 3, isCooked: true },
  { key: "lentils", foods: ["lentils"], minutes: 25, keepsDays: 3, isCooked: true },
  { key: "quinoa", foods: ["quinoa"], minutes: 20, keepsDays: 3, isCooked: true },
  { key: "potatoes", foods: ["potato", "sweetPotato"], minutes: 25, keepsDays: 3, isCooked: true },
  { key: "roots", foods: ["cassava", "yam", "arracacha"], minutes: 35, keepsDays: 3, isCooked: true },
  { key: "pumpkin", foods: ["pumpkin", "chayote"], minutes: 20, keepsDays: 3, isCooked: true },
  { key: "beetroot", foods: ["beetroot"], minutes: 40, keepsDays: 3, isCooked: true },
  { key: "leaves", foods: ["lettuce", "rocket", "watercress"], minutes: 20, keepsDays: 3, isCooked: false },
]
