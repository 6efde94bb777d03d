import { act, type ReactNode } from "react"
import { createRoot } from "react-dom/client"
import { expect, it, vi } from "vitest"
import { useOptional } from "./optional.tsx"

const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
const loads = { first: () => first.promise, second: () => second.promise }
const shown: unknown[] = []

function Part({ name }: { name: keyof typeof loads | null }) {
  shown.push(useOptional(name !== null && loads[name]))
  return null
}

it("what one load brought is not given for another that has not come yet", async () => {
  const { render } = rootWithoutPage()
  await render(<Part name="first" />)
  expect(shown.at(-1)).toBe(undefined)
  await act(async () => first.resolve("one"))
  expect(shown.at(-1)).toBe("one")
  await render(<Part name="second" />)
  expect(shown.at(-1)).toBe(undefined)
  await act(async () => second.resolve("two"))
  expect(shown.at(-1)).toBe("two")
  await render(<Part name={null} />)
  expect(shown.at(-1)).toBe(undefined)
})

/**
 * Makes a root for React with a stand-in for the document; React needs no more of one while a component renders
 * nothing.
 */
function rootWithoutPage() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("window", globalThis)
  vi.stubGlobal("HTMLIFrameElement", class {})
  const ownerDocument = { nodeType: 9, addEventListener() {}, activeElement: null, defaultView: globalThis }
  const container = {
    nodeType: 1,
    nodeName: "DIV",
    tagName: "DIV",
    ownerDocument,
    addEventListener() {},
    textContent: "",
  }
  const root = createRoot(container as unknown as Element)
  return { render: (part: ReactNode) => act(async () => root.render(part)) }
}
