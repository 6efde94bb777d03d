import type { ReactNode } from "react"
import { prerender } from "react-dom/static"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { type Bounds, LanguageBoundary, useLanguage, usePartLanguage } from "./language-boundary.tsx"
import { longCalendarDate } from "./local-format.ts"
import { Message } from "./message.tsx"

/** Renders a page without a chosen language at "/", or in Spanish at "/es". */
async function html(element: ReactNode, address = "/") {
  const router = createMemoryRouter([{ path: ":language?", element }], { initialEntries: [address] })
  const { prelude } = await prerender(<RouterProvider router={router} />, { onError: () => {} })
  return await new Response(prelude).text()
}

function Day() {
  return longCalendarDate("2026-11-21", useLanguage())
}

function Labelled({ label, ...bounds }: Bounds & { label: string }) {
  return <nav {...bounds} aria-label={label} />
}

function Recorded() {
  return usePartLanguage("consent")
}

test("a part is in its native language, and says so, whatever it is in", async () => {
  const page = (
    <LanguageBoundary of="dashboard" as="main">
      <Day />
      <LanguageBoundary of="navigation" as="nav">
        <Day />
        <LanguageBoundary of="care">
          <Day />
        </LanguageBoundary>
      </LanguageBoundary>
    </LanguageBoundary>
  )
  expect(await html(page)).toBe(
    '<main lang="en">21 November 2026<nav lang="pt">21 de novembro de 2026<div lang="en">21 November 2026</div></nav></main>',
  )
})

test("where one language is chosen, every part is in it", async () => {
  const page = (
    <LanguageBoundary of="dashboard" as="main">
      <LanguageBoundary of="navigation" as="nav">
        <Day />
      </LanguageBoundary>
    </LanguageBoundary>
  )
  expect(await html(page, "/es")).toBe('<main lang="es"><nav lang="es">21 de noviembre de 2026</nav></main>')
})

test("a given language stays, whatever is chosen", async () => {
  const offer = (
    <LanguageBoundary in="en" as="p">
      <Day />
    </LanguageBoundary>
  )
  expect(await html(offer, "/es")).toBe('<p lang="en">21 November 2026</p>')
})

test("messages are in the language in force, not in one of their own", async () => {
  const inPortuguese = (
    <LanguageBoundary in="pt" as="p">
      <Message of="silence" name="change" />
    </LanguageBoundary>
  )
  const inEnglish = (
    <LanguageBoundary of="silence" as="p">
      <Message of="silence" name="change" />
    </LanguageBoundary>
  )
  expect(await html(inPortuguese)).not.toBe((await html(inEnglish)).replace('lang="en"', 'lang="pt"'))
})

test("a component in place of an element gets its properties and the language", async () => {
  expect(await html(<LanguageBoundary of="navigation" as={Labelled} label="Menu" />)).toBe(
    '<nav lang="pt" aria-label="Menu"></nav>',
  )
})

test("what loads or records the language of a part elsewhere gets that part's", async () => {
  const form = (
    <LanguageBoundary of="profile" as="form">
      <Recorded />
    </LanguageBoundary>
  )
  expect(await html(form)).toBe('<form lang="pt">en</form>')
  expect(await html(form, "/es")).toBe('<form lang="es">es</form>')
})

test("outside of every boundary there is no language to read", async () => {
  await expect(html(<Day />)).rejects.toThrow("useLanguage must be used within a LanguageBoundary")
})
