import type { Picture } from "./picture.ts"

/** By recipe id. */
export const lunches: Record<number, Picture> = {
  2: {
    dish: "plate",
    foods: [
      ["broccoli", -46, -18, 1, -24],
      ["broccoli", -16, -46, 1, 8],
      ["sweetPotato", 34, -34, 1.1, 0],
      ["sweetPotato", 54, 6, 0.9, 80],
      ["chicken", -12, 26, 1.2, -10],
    ],
  },
  5: {
    dish: "plate",
    foods: [
      ["rice", -30, -34, 0.92, -16],
      ["beans", 36, -26, 0.9, 24],
      ["mince", 22, 34, 0.96, -12],
      ["greens", -46, 26, 0.8, 50],
      ["tomato", -10, 4, 0.84],
      ["tomato", -16, 56, 0.8],
    ],
  },
  8: {
    dish: "pan",
    foods: [
      ["redSauce", 0, 0, 0.98],
      ["rice", -34, 12, 0.94, 74],
      ["chickpeas", 28, -26, 1, 20],
      ["chickpeas", 30, 32, 0.9, 80],
      ["pepper", 8, -2, 1, 30],
      ["pepper", 52, 6, 0.9, 110],
      ["spinach", -6, -50, 0.8, -60],
      ["spinach", 58, -26, 0.62, 30],
      ["spinach", 4, 54, 0.72, 80],
    ],
  },
  11: {
    dish: "bowl",
    foods: [
      ["pasta", 0, 2, 1.42],
      ["sardine", -10, -18, 0.86, -18],
      ["sardine", 14, 22, 0.8, 14],
      ["courgette", 40, -24, 1],
      ["courgette", -46, 20, 1],
      ["courgette", -20, 46, 0.9],
      ["tomato", 50, 14, 0.8],
      ["tomato", -40, -34, 0.8],
      ["parsley", 10, -44, 0.9, 20],
      ["herbs", 4, 4, 1],
    ],
  },
  14: {
    dish: "plate",
    foods: [
      ["lettuce", -40, -32, 0.92, -20],
      ["tomato", -54, -10, 0.86],
      ["tomato", -24, -52, 0.8],
      ["rice", 34, -34, 0.84, 14],
      ["blackBeans", 42, 24, 0.8, -60],
      ["steak", -18, 28, 1.02, -6],
      ["onion", -30, 24, 0.86],
      ["onion", 0, 30, 0.76],
    ],
  },
  17: {
    dish: "pan",
    foods: [
      ["rice", 0, 0, 1.72, 12],
      ["shreddedChicken", -28, -22, 0.72, -20],
      ["shreddedChicken", 30, 22, 0.7, 30],
      ["carrot", 34, -28, 0.8],
      ["carrot", -42, 22, 0.8],
      ["carrot", 4, -46, 0.72],
      ["peas", 4, -8, 0.9],
      ["peas", -10, 44, 0.72],
      ["pepper", 52, -2, 0.8, 60],
      ["pepper", -8, 24, 0.8, 10],
      ["parsley", 20, 50, 0.8, -30],
    ],
  },
  20: {
    dish: "pan",
    foods: [
      ["mince", 0, 6, 1.72, 8],
      ["mash", -6, -6, 1.3, -6],
      ["peas", 52, 22, 0.72],
      ["peas", -40, 46, 0.6],
      ["carrot", 20, 54, 0.74],
      ["carrot", -60, 14, 0.66],
      ["carrot", 56, -26, 0.66],
    ],
  },
}
