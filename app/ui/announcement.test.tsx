import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { announcement } from "./announcement.ts"

const { announce, useAnnounced } = announcement()

function Page() {
  return useAnnounced() ? "new" : "as before"
}

it("a rendering that is thrown away leaves the announcement to the next", () => {
  expect(renderToString(<Page />)).toBe("as before")
  announce()
  expect(renderToString(<Page />)).toBe("new")
  expect(renderToString(<Page />)).toBe("new")
})
