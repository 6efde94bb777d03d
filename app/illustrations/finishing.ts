import { type Drawing, disc } from "./drawing.ts"

const broth = (colour: string): Drawing => [
  [colour, disc(80), "line"],
  [
    "none",
    "M-62-18C-46-36-20-28-6-42M-58 22C-40 12-24 22-6 14S36 20 58 6M-28 56C-10 44 14 52 36 40M18-58C30-52 42-50 54-38",
    "thin",
  ],
]

export const finishing = {
  orangeSoup: broth("amber"),
  brownBroth: broth("crust"),
  darkBroth: broth("dark"),
  paleBroth: broth("cream"),
  redSauce: broth("red"),
  milk: [
    ["leaf-pale", disc(36), "line"],
    ["paper", disc(29), "line"],
    ["none", "M-16-12C-12-18-6-20 0-20", "thin"],
  ],
  smoothie: [
    ["cream", "M-40-66-31 64C-29 76 29 76 31 64L40-66Z", "line"],
    ["gold", "M-37-42-30 62C-28 72 28 72 30 62L37-42C37-54-37-54-37-42Z"],
    ["straw", "M-37-42C-37-54 37-54 37-42 37-30-37-30-37-42Z", "thin"],
    ["coral", "M2-40 22-108 32-105 13-38Z", "line"],
    ["none", "M-40-66C-40-79 40-79 40-66 40-53-40-53-40-66ZM-26-18-20 44", "thin"],
  ],
  yogurt: [
    ["paper", disc(80), "line"],
    ["none", "M-56-10C-48-46 0-64 34-42S56 26 22 40-44 34-36 2-4-30 14-18 18 12 2 12", "thin"],
  ],
  whiteCheese: [
    ["paper", "M-24-14 4-20 26-6-2 2Z", "line"],
    ["paper", "M-24-14-2 2-2 16-24 0Z", "line"],
    ["cream", "M-2 2 26-6 26 8-2 16Z", "line"],
    ["none", "M-16-4V-3M-10 4V5M8 4H9M16 2V3", "thin"],
  ],
  dollop: [
    ["paper", "M-26 6C-32-8-16-16-10-16-8-28 12-28 12-16 24-18 32-4 24 6 20 20-18 20-26 6Z", "line"],
    ["none", "M-14 4C-12-6 4-12 10-4 12 4 0 8-4 4", "thin"],
  ],
  peanutButter: [
    ["crust", "M-30 2C-34-14-14-22 0-20 18-24 34-12 31 2 28 16 12 20-2 18-18 20-28 14-30 2Z", "line"],
    ["none", "M-18 2C-14-8 4-12 14-6M-8 10C0 4 12 4 18 6", "thin"],
  ],
  brazilNut: [
    ["brown", "M-16 2C-12-10 4-14 16-6 14 6 0 14-14 8-16 6-17 4-16 2Z", "line"],
    ["none", "M-10 2C-4-4 4-6 11-4", "thin"],
  ],
} satisfies Record<string, Drawing>
