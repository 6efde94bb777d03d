import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { useAuth } from "./auth-provider.tsx"

function Lost() {
  useAuth()
  return null
}

it("useAuth outside of its provider says that it must be used within one", () => {
  expect(() => renderToString(<Lost />)).toThrow("useAuth must be used within an AuthProvider")
})
