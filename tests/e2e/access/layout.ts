import { expect, type Page } from "@playwright/test"

/** Nothing is wider than the screen, no text is cut off, and no target lies on another or on a text. */
export async function expectAllInSight(page: Page, where: string) {
  // What follows the size of the screen by script needs a moment.
  const faults = () => page.evaluate(findFaults)
  await expect.configure({ soft: true }).poll(faults, { message: where, timeout: 10_000 }).toEqual([])
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults = new Set<string>()
  const slack = 1.5
  // Nothing changes meanwhile, and these are asked for thousands of times.
  const lineage = memoized(readLineage)
  const styleOf = memoized((element) => getComputedStyle(element))
  const frameOf = memoized((element) => element.getBoundingClientRect())
  const layerOf = memoized((element) => lineage(element).find((one) => /fixed|sticky/.test(styleOf(one).position)))
  const texts = readTexts()
  const targets = readTargets()

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} wide`)
  for (const { name, element, boxes } of texts) {
    if (boxes.some(isOutside)) faults.add(`outside: ${name}`)
    if (boxes.some((box) => lineage(element).some((frame) => isCut(box, frame)))) faults.add(`cut: ${name}`)
    const block = lineage(element).find((one) => styleOf(one).display !== "inline")
    if (block && block.clientWidth > 0 && block.scrollWidth > block.clientWidth + slack) faults.add(`bursts: ${name}`)
  }
  for (const target of targets) {
    if (target.boxes.some(isOutside)) faults.add(`outside: ${target.name}`)
    for (const other of [...targets, ...texts]) {
      if (lieOnEachOther(target.boxes, other.boxes) && !belongTogether(target.element, other.element)) {
        faults.add(`${target.name} lies on ${other.name}`)
      }
    }
  }
  return [...faults]

  function readTexts() {
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const name = node.textContent?.trim().slice(0, 40)
      if (!name || !element || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const fold = foldOf(element)
      const folded = fold ? frameOf(fold).bottom : Number.POSITIVE_INFINITY
      const boxes = [...range.getClientRects()].filter(({ width, bottom }) => width > 1 && bottom <= folded + slack)
      if (boxes.some((box) => isScrolledAway(box, element))) continue
      found.push({ name, element, boxes })
    }
    return found
  }

  function readTargets() {
    return [...document.querySelectorAll("a[href], button, select, textarea, input, summary")]
      .map((target) => target.closest("label") ?? target)
      .filter((element) => isShown(element) && styleOf(element).display !== "inline")
      .map((element) => ({
        element,
        name: element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? "",
        boxes: [frameOf(element)],
      }))
      .filter(({ element, boxes }) => !boxes.some((box) => isScrolledAway(box, element)))
  }

  function isShown(element: Element) {
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[inert], option, script, style, [data-celebration], input[aria-hidden=true]") &&
      lineage(element).every((one) => frameOf(one).width > 1)
    )
  }

  function memoized<Value>(read: (element: Element) => Value) {
    const values = new Map<Element, Value>()
    return (element: Element): Value => {
      const value = values.has(element) ? (values.get(element) as Value) : read(element)
      values.set(element, value)
      return value
    }
  }

  function readLineage(element: Element): Element[] {
    return element.parentElement ? [element, ...lineage(element.parentElement)] : [element]
  }

  /** Above or below what a part of the page that scrolls by itself now shows. */
  function isScrolledAway({ top, bottom }: DOMRect, element: Element) {
    return lineage(element).some((frame) => {
      if (frame.matches("html, body, textarea") || !/auto|scroll/.test(styleOf(frame).overflowY)) return false
      const shown = frameOf(frame)
      return top < shown.top - slack || bottom > shown.bottom + slack
    })
  }

  function isOutside({ left, right }: DOMRect) {
    return left < -slack || right > innerWidth + slack
  }

  function isCut(box: DOMRect, frame: Element) {
    const { overflowX, overflowY } = styleOf(frame)
    if (!/hidden|clip/.test(overflowX + overflowY) || frame === foldOf(frame)) return false
    const { left, right, top, bottom } = frameOf(frame)
    const isTooWide = box.left < left - slack || box.right > right + slack
    const isTooHigh = box.top < top - slack || box.bottom > bottom + slack
    return (/hidden|clip/.test(overflowX) && isTooWide) || (/hidden|clip/.test(overflowY) && isTooHigh)
  }

  /** The element around this one that cuts a long note off until she unfolds it. */
  function foldOf(element: Element) {
    return lineage(element).find((one) => styleOf(one).webkitLineClamp !== "none")
  }

  /** One within the other, a field and what stands in it, or two of which one is made to lie above the page. */
  function belongTogether(one: Element, other: Element) {
    const field = [one, other].find((element) => element.matches("input, textarea"))
    return (
      one.contains(other) ||
      other.contains(one) ||
      field?.parentElement?.contains(one === field ? other : one) ||
      layerOf(one) !== layerOf(other)
    )
  }

  function lieOnEachOther(boxes: DOMRect[], others: DOMRect[]) {
    return boxes.some((a) =>
      others.some(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
      ),
    )
  }
}
