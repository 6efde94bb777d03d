import { type Drawing, disc } from "./drawing.ts"

export const cloth: Drawing = [
  ["cloth", "M-500-74C-300-88-120-66 60-80S360-84 500-70V84C340 70 160 92-20 80S-340 74-500 88Z"],
  [
    "cloth-stripe",
    "M-500-58C-300-72-120-50 60-64S360-68 500-54V-46C360-60 240-42 60-56S-300-64-500-50ZM-500 66C-340 52-200 58-20 58S340 48 500 62V70C340 56 160 74-20 66S-340 60-500 74Z",
  ],
]

export const fork: Drawing = [
  [
    "paper",
    "M-168-62C-168-66-162-66-162-62V-24H-156V-62C-156-66-150-66-150-62V-24H-144V-62C-144-66-138-66-138-62V-14C-138-4-144 2-148 4L-146 74C-146 82-160 82-160 74L-158 4C-162 2-168-4-168-14Z",
    "line",
  ],
]

export const spoon: Drawing = [
  [
    "paper",
    "M152-66C166-66 170-38 166-22 164-12 160-6 157-4L160 74C160 82 146 82 146 74L148-4C144-6 140-12 138-22 134-38 138-66 152-66Z",
    "line",
  ],
]

/** They are seen from above, some 200 units wide. */
export const dishes = {
  plate: [
    ["plate", disc(100), "line"],
    ["none", disc(76), "thin"],
  ],
  bowl: [
    ["plum", disc(94), "line"],
    ["plate", disc(82), "line"],
  ],
  sageBowl: [
    ["leaf", disc(94), "line"],
    ["plate", disc(82), "line"],
  ],
  pan: [
    ["iron", "M84-14C104-13 140-12 158-11 168-10 168 10 158 11 140 12 104 13 84 14Z", "line"],
    ["iron-rim", disc(96), "line"],
    ["iron", disc(86), "line"],
    ["none", "M146 0H156", "line"],
  ],
  board: [
    ["wood-edge", "M-108-66C-60-74 60-74 108-66 114-40 114 50 108 76 60 84-60 84-108 76-114 50-114-40-108-66Z", "line"],
    ["wood", "M-108-70C-60-78 60-78 108-70 114-44 114 44 108 68 60 76-60 76-108 68-114 44-114-44-108-70Z", "line"],
    [
      "none",
      "M-96-52C-40-58 30-48 96-54M-98 52C-50 46 30 56 98 50M-92 30C-80 28-70 28-60 29M60-30C72-32 84-32 94-31M94-6A7 7 0 1 0 94 8 7 7 0 1 0 94-6",
      "thin",
    ],
  ],
} satisfies Record<string, Drawing>
