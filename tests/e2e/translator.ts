import { expect, type Page } from "@playwright/test"

/** Chrome's translator as a page meets it: each text makes place for two elements around its words, whenever one comes. */
export async function translate(page: Page, { isInCapitals = false } = {}) {
  await page.addInitScript(translateInPage, isInCapitals)
}

/** Runs in the page. By itself it leaves the words as they are, so that a test finds them; in capitals they are other words. */
function translateInPage(isInCapitals: boolean) {
  const leaveAlone = "script, style, textarea, title, noscript, svg, font font"
  function replace(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(leaveAlone)) return
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    inner.textContent = isInCapitals ? text.data.toUpperCase() : text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  function replaceAll() {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  new MutationObserver(replaceAll).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Whether the translator has been at work, and the page has the words that the app means it to have, whoever replaced them. */
export async function expectNewWords(page: Page, where: string) {
  await expect
    .poll(() => page.evaluate(readWords), { message: where, timeout: 10_000 })
    .toEqual({ old: [], isTranslated: true })
}

/** Whether a page that nobody has translated has the words that the app means it to have: hydration takes them as they are. */
export async function expectSameWords(page: Page, where: string) {
  const { old } = await page.evaluate(readWords)
  expect(old, where).toEqual([])
}

type Fiber = {
  tag: number
  memoizedProps: string | { children?: unknown }
  stateNode: Node & { data?: string; current: Fiber }
  child: Fiber | null
  sibling: Fiber | null
}

/** Runs in the page: it compares what React has rendered with what is there. */
function readWords() {
  const [heldText, element, single] = [6, 5, 27]
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$")) ?? ""
  const old: string[] = []
  function visit(fiber: Fiber | null) {
    for (let each = fiber; each; each = each.sibling) {
      const { tag, memoizedProps: props, stateNode, child } = each
      if (tag === heldText && String(props).trim()) {
        old.push(`held by React alone: ${String(props)}${stateNode.isConnected ? "" : ", and no longer there"}`)
      } else if ((tag === element || tag === single) && typeof props === "object") {
        const { children } = props
        const isText = typeof children === "string" || typeof children === "number"
        if (isText && stateNode.textContent?.toUpperCase() !== String(children).toUpperCase())
          old.push(`${stateNode.textContent} in place of ${children}`)
      }
      visit(child)
    }
  }
  const root = (document as unknown as Record<string, Fiber>)[key]
  visit(root?.stateNode.current.child ?? null)
  return { old, isTranslated: document.querySelector("font") !== null && root !== undefined }
}
