import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Windows } from "./windows.tsx"

const lit = (awake: number, isLit = false) =>
  renderToStaticMarkup(<Windows awake={awake} isLit={isLit} />).match(/fill-heart/g)?.length ?? 0

test("the more mothers are told, the more windows are lit, and hers by her alone", () => {
  expect([0, 5, 10, 20, 50, 100, 2000].map((awake) => lit(awake))).toEqual([0, 1, 2, 3, 4, 5, 5])
  expect([lit(0, true), lit(20, true)]).toEqual([1, 4])
})
