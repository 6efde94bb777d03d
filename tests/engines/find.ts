import type * as TestingLibrary from "@testing-library/dom"

declare global {
  var TestingLibraryDom: typeof TestingLibrary
}

/** How she names what she sees: what it is and a part of its name, its label, or a part of its text. */
export type Target = { role: string; name?: string } | { label: string } | { text: string }

/** Every element that can be seen and is named so. It runs on the page, and knows nothing but what lies there. */
export function findAll(target: Target): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom
  const found =
    "role" in target
      ? queryAllByRole(document.body, target.role, { name: (name) => name.includes(target.name ?? "") })
      : "label" in target
        ? queryAllByLabelText(document.body, target.label)
        : queryAllByText(document.body, target.text, { exact: false })
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** Whether a press on its middle reaches it: a message may pass over it for a while. It too runs on the page. */
export function canBePressed(element: HTMLElement) {
  element.scrollIntoView({ block: "center" })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element)
}
