import { type Drawing, disc, scattered } from "./drawing.ts"

const spokes = (radius: number) =>
  `M0-${radius}V${radius}M-${radius} 0H${radius}M-${radius * 0.7}-${radius * 0.7} ${radius * 0.7} ${radius * 0.7}M${radius * 0.7}-${radius * 0.7}-${radius * 0.7} ${radius * 0.7}`

export const fruits = {
  banana: [
    ["straw", "M-17 1C-18-11-8-17 2-17 12-16 18-9 17 2 16 12 9 17-1 17-11 17-16 11-17 1Z", "line"],
    ["none", "M0-1V-7M-2 2-7 6M2 2 7 5", "thin"],
  ],
  papayaCubes: [["coral", "M-22-16-4-20 2-4-16 2ZM6-12 22-14 26 2 10 6ZM-14 8 4 6 6 22-10 24Z", "line"]],
  mango: [["gold", "M-24-14-6-20 0-4-18 3ZM4-16 20-18 24-2 8 3ZM-16 8 2 4 6 20-10 24ZM12 8 26 5 30 18 16 22Z", "line"]],
  strawberry: [
    ["red", "M0 22C-16 14-22-2-16-12-8-18 8-18 16-12 22-2 16 14 0 22Z", "line"],
    ["leaf-deep", "M-14-13C-8-12-6-10-3-7-1-10 1-10 3-7 6-10 8-12 14-13 10-18 4-18 0-21-4-18-10-18-14-13Z", "thin"],
    ["none", "M-8 0V2M0-1V1M8 0V2M-4 8V10M5 8V10M0 14V15", "thin"],
  ],
  orange: [
    ["amber", disc(24), "line"],
    ["cream", disc(20.6)],
    ["gold", disc(18), "thin"],
    ["none", spokes(17), "thin"],
  ],
  lemon: [
    ["leaf", disc(17), "line"],
    ["paper", disc(14)],
    ["leaf-pale", disc(12), "thin"],
    ["none", spokes(11), "thin"],
  ],
  lemonWedge: [
    ["leaf", "M-24-4C-12-10 12-10 24-4 20 14 8 20 0 20-10 20-22 12-24-4Z", "line"],
    ["leaf-pale", "M-18-3C-8-7 8-7 18-3 14 9 6 13 0 13-8 13-16 8-18-3Z", "thin"],
    ["none", "M-8-4-5 10M0-6V12M8-4 5 10", "thin"],
  ],
  apple: [
    ["red", "M-30-8C-20 20 16 24 32-6 32 20 14 32-2 30-20 28-30 12-30-8Z", "line"],
    ["paper", "M-30-8C-18-16 20-16 32-6 16 22-20 20-30-8Z", "line"],
    ["dark", "M-4 0C-2-4 3-4 4 0 2 4-2 4-4 0Z"],
  ],
  blueberries: [["plum", scattered(["a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z"], 8, 10.5, 0.85), "thin"]],
} satisfies Record<string, Drawing>
