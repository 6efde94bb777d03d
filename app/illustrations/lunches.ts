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
      ["spinach", -50, 14, 0.84, 50],
      ["spinach", -34, 44, 0.72, -20],
      ["tomato", -8, 4, 0.84],
      ["tomato", -10, 58, 0.76],
    ],
  },
  8: {
    dish: "pan",
    foods: [
      ["redSauce", 0, 0, 0.98],
      ["rice", -34, 12, 0.94, 74],
      ["chickpeas", 28, -26, 1, 20],
      ["chickpeas", 30, 32, 0.9, 80],
      ["carrot", 6, 0, 0.8, 30],
      ["carrot", 54, 4, 0.76, 110],
      ["spinach", -6, -50, 0.8, -60],
      ["spinach", 58, -28, 0.62, 30],
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
      ["broccoli", -46, -26, 0.96, -24],
      ["broccoli", -18, -50, 0.9, 8],
      ["rice", 36, -28, 0.9, 14],
      ["carrot", 24, -20, 0.6],
      ["carrot", 50, -36, 0.56, 40],
      ["mince", -26, 28, 0.82, -6],
      ["mince", 28, 38, 0.8, 30],
      ["tomato", 62, 10, 0.76],
      ["onion", -28, 26, 0.62],
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
      ["carrot", -10, 44, 0.7],
      ["tomato", 4, -6, 0.7],
      ["tomato", 54, -4, 0.62, 60],
      ["tomato", -52, -14, 0.6, 10],
      ["parsley", 20, 50, 0.8, -30],
    ],
  },
  20: {
    dish: "pan",
    foods: [
      ["mince", 0, 6, 1.72, 8],
      ["mash", -6, -6, 1.3, -6],
      ["carrot", 20, 54, 0.78],
      ["carrot", -58, 18, 0.7],
      ["carrot", 56, -24, 0.7],
      ["tomato", 52, 26, 0.66],
      ["tomato", -36, 50, 0.62, 40],
    ],
  },
}
