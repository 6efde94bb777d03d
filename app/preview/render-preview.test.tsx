// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest"
import { namePlaceholder } from "#domain/preview.ts"
import { previews, renderPreview } from "./render-preview.tsx"

const storage = { getItem: () => null, setItem() {}, removeItem() {} }
const ofScreens = previews.filter(({ path }) => !/recipe\/(?!2$)/.test(path))

const partsOf = (html: string) => html.split(/(?=<)/)

beforeAll(() => {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, storage)
  vi.useFakeTimers({ toFake: ["Date"] })
})

test.each(ofScreens)("the $kind preview of $path in $language is the same at any hour of any day", async (preview) => {
  vi.setSystemTime(new Date(2026, 0, 5, 7, 30))
  const inTheMorning = partsOf(await renderPreview(preview))
  vi.setSystemTime(new Date(2028, 6, 22, 21, 0))
  expect(partsOf(await renderPreview(preview))).toEqual(inTheMorning)
})

test("only the dashboard names her, and no preview holds a script", async () => {
  for (const preview of ofScreens) {
    const html = await renderPreview(preview)
    expect(html.includes(namePlaceholder), preview.path).toBe(preview.path === "/dashboard")
    expect(html).not.toContain("<script")
    expect(html).toMatch(/<h1[ >]/)
  }
})

test("what differs from mother to mother is not in the preview of one who has told something", async () => {
  const html = await renderPreview({ path: "/dashboard", language: "en", kind: "known" })
  expect(html).not.toMatch(/Day 1 of 7|0%/)
  expect(await renderPreview({ path: "/profile", language: "en", kind: "known" })).not.toContain("78")
})
