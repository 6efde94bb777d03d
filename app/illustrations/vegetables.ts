import { type Drawing, disc, scattered } from "./drawing.tsx"

const floret = "M-24-2C-32-10-26-24-16-23-14-34 2-36 6-28 16-34 28-26 24-16 34-12 32 2 22 4 14 10-14 10-24-2Z"
const stalk = "M-9 2C-8 12-10 20-12 26-4 30 6 30 12 26 9 18 9 10 11 2Z"
const curls = "M-18-12C-14-16-8-14-8-9M-4-22C0-26 6-24 6-18M8-12C12-16 19-14 19-8M-8 0C-4-4 2-3 3 1"
const pea = "a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z"
const coinRing = (radius: number) => disc(radius, 0.6, -0.4)

export const vegetables = {
  broccoli: [
    ["leaf-pale", stalk, "line"],
    ["leaf-deep", floret, "line"],
    ["none", curls, "thin"],
  ],
  cauliflower: [
    ["leaf-pale", stalk, "line"],
    ["paper", floret, "line"],
    ["none", curls, "thin"],
  ],
  lettuce: [
    [
      "leaf",
      "M-40 16C-46 4-40-4-44-12-34-16-34-26-24-28-18-38-6-32 2-38 12-32 22-36 28-26 38-22 36-10 44-4 38 6 42 16 32 20 26 30 14 24 4 30-8 26-30 32-40 16Z",
      "line",
    ],
    ["none", "M-30 14C-14 8 8-2 26-16M-12 6C-14-4-12-14-10-20M6-3C10 4 16 8 22 10M8-4C8-12 10-18 12-22", "thin"],
  ],
  greens: [
    [
      "leaf-deep",
      "M-40 6C-46-6-34-16-26-12-24-26-6-28-2-18 6-30 26-26 24-14 40-18 48-2 38 6 42 20 24 24 18 18 10 30-10 28-12 18-24 28-42 20-40 6Z",
      "line",
    ],
    [
      "none",
      "M-32 4C-26-6-14-4-10-12M-22 14C-12 6-2 12 4 2S20-4 28-10M2 20C10 12 22 14 30 6M-4-14C2-18 10-18 14-14",
      "thin",
    ],
  ],
  spinach: [
    ["leaf", "M-4 30C-22 22-28 2-18-14-10-26 4-32 10-30 22-18 26 2 18 16 12 24 4 28-4 30Z", "line"],
    ["none", "M-8 38C-6 18 0-6 8-22M-3 12C-8 8-12 4-14 0M0 0C6-2 10-6 13-10", "thin"],
  ],
  tomato: [
    ["red", disc(21), "line"],
    [
      "coral",
      "M-13-5C-14-12-6-15-2-13-1-9-2-5-4-3-7-2-11-2-13-5ZM4-13C10-14 15-9 14-5 11-2 7-2 4-4 3-7 3-10 4-13ZM-10 4C-6 2-2 3-1 6-1 10-2 13-4 14-10 13-13 8-10 4ZM5 3C9 1 14 3 14 6 12 12 7 15 4 13 3 9 3 5 5 3Z",
      "thin",
    ],
  ],
  carrot: [
    ["amber", disc(14), "line"],
    ["none", `${coinRing(6)}M0-10V-12M9-4 11-5M-9-4-11-5M6 8 7 10M-6 8-7 10`, "thin"],
  ],
  courgette: [
    ["leaf", disc(17), "line"],
    ["leaf-pale", disc(13.4)],
    ["none", "M-3-6-2-3M4-5 3-2M6 3 3 3M-6 2-3 2M0 7V4", "thin"],
  ],
  pepper: [
    ["red", "M-24 6C-20-14 14-20 26-4 28 2 24 6 20 3 10-8-8-4-14 10-17 14-25 12-24 6Z", "line"],
    ["none", "M-18 4C-12-8 8-12 20-3", "thin"],
  ],
  onion: [
    ["rose", disc(18), "line"],
    ["none", `${coinRing(12.4)}${coinRing(7)}`, "thin"],
  ],
  greenBeans: [
    ["leaf", "M-34-10C-14-18 16-16 34-8 36-4 34-1 30-2 14-8-12-8-30-2-36-1-38-7-34-10Z", "line"],
    ["leaf", "M-30 8C-12 0 16 2 34 10 36 14 33 17 30 16 14 10-10 10-27 16-33 17-34 11-30 8Z", "line"],
    ["none", "M-20-8C-6-11 10-11 22-7M-16 10C-4 7 12 8 22 12", "thin"],
  ],
  peas: [["leaf", scattered([pea], 11, 9.6, 0.8), "thin"]],
  corn: [["gold", scattered([pea], 13, 8.8, 0.8), "thin"]],
  beetroot: [
    ["plum", disc(18), "line"],
    ["none", `${coinRing(12)}${coinRing(6)}`, "thin"],
  ],
  parsley: [
    [
      "leaf-deep",
      "M-2 8C-12 10-18 4-14-2-20-6-16-14-9-12-8-20 4-22 6-14 14-18 20-10 14-4 20 2 14 10 6 8 4 12 0 12-2 8Z",
      "thin",
    ],
    ["none", "M2 22C2 12 0 0-2-8M1 4C4 0 8-3 10-5M0 2C-4-1-7-3-9-4", "thin"],
  ],
  herbs: [["leaf-deep", scattered(["l4-3 3 3-4 3Z", "l2 4-4 2-1-4Z", "l5 0-1 4-4-1Z"], 12, 11, 0.7), "thin"]],
} satisfies Record<string, Drawing>
