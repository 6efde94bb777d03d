import type { Picture } from "./picture.ts"

/** By recipe id. */
export const breakfasts: Record<number, Picture> = {
  1: {
    dish: "bowl",
    foods: [
      ["porridge", 0, 0],
      ["banana", -38, -30, 1, 10],
      ["banana", -12, -44, 1, 40],
      ["banana", -28, -2, 1, 70],
      ["banana", 4, -22, 1, 20],
      ["oats", 32, 30, 1.1],
      ["banana", -6, 18, 1, 130],
    ],
  },
  4: {
    dish: "sageBowl",
    foods: [
      ["yogurt", 0, 0],
      ["papayaCubes", -36, -20, 1],
      ["papayaCubes", -24, 30, 0.9, 70],
      ["oats", 32, 24, 1.2],
      ["brazilNut", 24, -34, 1, 20],
      ["brazilNut", 44, -14, 0.9, 110],
      ["brazilNut", 2, -50, 0.9, 160],
      ["papayaCubes", 4, 4, 0.7, 20],
    ],
  },
  7: {
    dish: "plate",
    foods: [
      ["couscous", -30, -16, 1.05],
      ["scrambledEgg", 32, 24, 0.95, -20],
      ["tomato", 38, -38, 1],
      ["tomato", 8, -48, 0.9, 40],
      ["tomato", -26, 46, 0.9, 20],
    ],
  },
  10: {
    dish: "board",
    foods: [
      ["toast", -52, 2, 0.92, -8],
      ["peanutButter", -52, 4, 0.98, 20],
      ["banana", -64, -10, 0.84],
      ["banana", -42, -8, 0.84, 60],
      ["banana", -54, 18, 0.84, 120],
      ["toast", 34, 10, 0.92, 10],
      ["peanutButter", 34, 12, 0.98, 200],
      ["banana", 22, 2, 0.84, 30],
      ["banana", 46, 0, 0.84, 90],
      ["banana", 34, 26, 0.84, 10],
      ["milk", 84, -46, 0.8],
    ],
  },
  13: {
    dish: "plate",
    foods: [
      ["pancake", 0, 16, 0.92, 8],
      ["pancake", -4, 2, 0.9, -6],
      ["pancake", 2, -12, 0.88, 3],
      ["strawberry", -14, -24, 0.9, -20],
      ["strawberry", 14, -16, 0.95, 24],
      ["strawberry", -58, 34, 0.8, 40],
      ["banana", -4, -2, 0.8],
      ["strawberry", 58, 30, 0.85, -30],
    ],
  },
  16: {
    dish: "board",
    foods: [
      ["smoothie", -28, -4, 1],
      ["mango", 66, -26, 1.1, 10],
      ["mango", 76, 32, 0.9, 70],
      ["oats", 44, 46, 0.6],
    ],
  },
  19: {
    dish: "board",
    foods: [
      ["roll", -34, -20, 0.98, -8],
      ["roll", -30, 30, 0.94, 4],
      ["whiteCheese", -52, 26, 0.84, 4],
      ["whiteCheese", -8, 28, 0.84, -4],
      ["tomato", -30, 30, 0.74],
      ["tomato", 26, -34, 0.8],
      ["apple", 66, -18, 1, -16],
      ["apple", 72, 30, 0.94, 20],
    ],
  },
}
