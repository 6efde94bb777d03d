import { type Drawing, disc, scattered } from "./drawing.tsx"

/** What only pictures from parts show. */
export const seldomDrawn = {
  shrimp: [
    [
      "coral",
      "M-22 14C-32-4-18-26 4-24 24-22 30-4 22 8 18 14 12 12 12 8 18 0 14-8 4-9-6-10-12-2-10 8-8 14-16 22-22 14Z",
      "line",
    ],
    ["coral", "M12 8 26 12 22 22 10 16Z", "line"],
    ["none", "M-24-4-12-2M-12-19-6-8M9-23 6-9M23-10 15-4", "thin"],
  ],
  mushroom: [
    [
      "cream",
      "M-24 0C-26-16-12-24 0-24 12-24 26-16 24 0 16 6 8 4 7 4 6 12 7 18 9 24-2 28-2 28-9 24-7 18-6 12-7 4-8 4-16 6-24 0Z",
      "line",
    ],
    ["none", "M-17-1C-11-6-4-3 0-1 4-3 11-6 17-1", "thin"],
  ],
  blueberries: [["plum", scattered(["a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"], 8, 10.5, 0.85), "thin"]],
  avocado: [
    ["leaf-deep", "M0-30C10-30 14-16 20-4 28 12 18 28 0 28-18 28-28 12-20-4-14-16-10-30 0-30Z", "line"],
    ["straw", "M0-24C7-24 10-12 15-2 21 11 14 22 0 22-14 22-21 11-15-2-10-12-7-24 0-24Z"],
    ["brown", disc(8, 0, 8), "line"],
  ],
} satisfies Record<string, Drawing>
