import type { Picture } from "./picture.ts"

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
      ["mango", -36, -20, 0.9, 10],
      ["mango", -22, 32, 0.84, 70],
      ["oats", 32, 22, 1.2],
      ["oats", 22, -36, 0.8, 60],
      ["mango", 6, 2, 0.7, 130],
    ],
  },
  7: {
    dish: "plate",
    foods: [
      ["toast", -34, -22, 0.86, -10],
      ["toast", 30, -30, 0.86, 12],
      ["scrambledEgg", 0, 18, 1.05, -14],
      ["tomato", -44, 28, 0.84],
      ["tomato", 42, 34, 0.84, 40],
      ["tomato", 4, 52, 0.76, 20],
    ],
  },
  10: {
    dish: "board",
    foods: [
      ["toast", -52, 2, 0.92, -8],
      ["banana", -64, -12, 0.84],
      ["banana", -42, -10, 0.84, 60],
      ["banana", -54, 16, 0.84, 120],
      ["toast", 34, 10, 0.92, 10],
      ["banana", 22, 0, 0.84, 30],
      ["banana", 46, -2, 0.84, 90],
      ["banana", 34, 24, 0.84, 10],
      ["milk", 84, -46, 0.8],
    ],
  },
  13: {
    dish: "plate",
    foods: [
      ["pancake", 0, 16, 0.92, 8],
      ["pancake", -4, 2, 0.9, -6],
      ["pancake", 2, -12, 0.88, 3],
      ["orange", -16, -20, 0.7, -20],
      ["orange", 18, -14, 0.7, 24],
      ["orange", -58, 34, 0.62, 40],
      ["banana", -2, 4, 0.8],
      ["orange", 58, 30, 0.66, -30],
    ],
  },
  16: {
    dish: "board",
    foods: [
      ["smoothie", -28, 6],
      ["mango", 66, -26, 1.1, 10],
      ["mango", 76, 32, 0.9, 70],
      ["oats", 44, 46, 0.6],
    ],
  },
  19: {
    dish: "board",
    foods: [
      ["toast", -58, -4, 0.94, -8],
      ["friedEgg", -56, -6, 0.74],
      ["toast", 12, 10, 0.94, 6],
      ["tomato", 0, 0, 0.72],
      ["tomato", 26, 20, 0.72, 40],
      ["apple", 74, -22, 0.96, -16],
      ["apple", 80, 30, 0.9, 20],
    ],
  },
  30: {
    dish: "board",
    foods: [
      ["smoothie", -28, 6],
      ["banana", 62, -24, 0.92, 10],
      ["banana", 84, -12, 0.92, 60],
      ["banana", 68, 4, 0.92, 120],
      ["banana", 72, 44, 0.84, 30],
    ],
  },
  39: {
    dish: "board",
    foods: [
      ["smoothie", 30, 6],
      ["mango", -66, -28, 1.1, 10],
      ["banana", -74, 22, 0.9, 40],
      ["banana", -52, 32, 0.9, 100],
      ["oats", -44, -52, 0.6],
    ],
  },
}
