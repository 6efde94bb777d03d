import { cloth, dishes, fork, spoon } from "./dishes.ts"
import type { Drawing, Pen } from "./drawing.ts"
import { foodDrawings, type Picture } from "./picture.ts"

const drunk = [16, 30, 39]
export const heldInTheHand: ReadonlySet<number> = new Set([
  7, 10, 19, 22, 27, 28, 34, 36, 44, 46, 60, 74, 75, 77, 91, 95, 98, 99, 102, 103, 105, 106, 107, 210, 219,
])

const withoutCutlery: ReadonlySet<number> = new Set([...drunk, ...heldInTheHand])

export function svgOf(id: number, picture: Picture): string {
  const onTable = withoutCutlery.has(id) ? [cloth] : picture.dish === "pan" ? [cloth, fork] : [cloth, fork, spoon]
  const foods = picture.foods.map(
    ([food, x, y, size = 1, turn = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${pathsOf(foodDrawings[food])}</g>`,
  )
  const table = `<g id="table">${onTable.map(pathsOf).join("")}</g>`
  const dish = `<g id="dish">${pathsOf(dishes[picture.dish])}${foods.join("")}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg">${table}${dish}</svg>`
}

function pathsOf(drawing: Drawing): string {
  return drawing
    .map(([fill, path, pen]) => {
      const colour = fill === "none" ? fill : `var(--${fill})`
      return `<path d="${path}" fill="${colour}"${pen ? ` ${pens[pen]}` : ""}/>`
    })
    .join("")
}

const pens: Record<Pen, string> = {
  line: 'stroke="var(--pen)" stroke-width="1.8"',
  thin: 'stroke="var(--pen)" stroke-width="1.1"',
  seared: 'stroke="var(--dark)" stroke-width="3.4"',
  char: 'stroke="var(--char)" stroke-width="3.4"',
}
