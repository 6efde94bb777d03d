import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Flower } from "./flower.tsx"

const openings = (petals?: number) =>
  [...renderToStaticMarkup(<Flower {...(petals !== undefined && { petals })} />).matchAll(/scale\(([\d.]+)\)/g)].map(
    ([, open]) => Number(open) ** 2,
  )

test("a flower opens as many of its seven petals as it is told, a fraction of one in part, and all of them by itself", () => {
  expect(openings(3)).toEqual([1, 1, 1, 0, 0, 0, 0])
  expect(openings(1.25)).toEqual([1, 0.25, 0, 0, 0, 0, 0])
  expect(openings(0)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(openings()).toEqual([1, 1, 1, 1, 1, 1, 1])
})

test("a petal of a day on which others helped has their colour, and is open by a quarter at least", () => {
  const drawn = renderToStaticMarkup(<Flower petals={1.5} helped={[1, 4]} />)
  expect([...drawn.matchAll(/scale\(([\d.]+)\)/g)].map(([, open]) => Number(open) ** 2)).toEqual([
    1,
    expect.closeTo(0.5),
    0,
    0.25,
    0,
    0,
    0,
  ])
  expect(drawn.match(/fill-diary/g)).toHaveLength(2)
})
