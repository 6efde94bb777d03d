import { X } from "lucide"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Icon } from "./icon.tsx"

test("an icon grows with the letters beside it", () => {
  expect(renderToStaticMarkup(<Icon node={X} size={20} />)).toMatch(/ width="1\.25rem" height="1\.25rem"/)
})
