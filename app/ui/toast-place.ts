/** A vertical range in CSS pixels from the top of the window. */
type Span = { top: number; bottom: number }

/**
 * A toast covers these elements only if there is no other place: headings and labels, fields, and what the page marks
 * as just changed or as the next step.
 */
const important =
  "h1, h2, h3, label, legend, [role=radiogroup], input:not(label input), textarea, select, [role=alert], [data-uncovered]"
const pressed = "button, a[href], summary"
/** The submit button is what she presses next, or again after a failure, so of all controls it is covered last. */
const next = "[type=submit]"
const read = "p, li, dt, dd, img, svg"

const stepPx = 4
const marginPx = 8
/** Covering one pixel of an important element costs as much as covering a screen full of controls. */
const importantWeight = 1000
const nextWeight = 10
/** This weight decides between two places that cover nothing else, in favour of the one that hides less text. */
const readWeight = 0.001

type Covered = {
  important?: readonly Span[]
  pressed?: readonly Span[]
  next?: readonly Span[]
  read?: readonly Span[]
}

/**
 * Returns where a toast of `height` in `room` covers the least; of several such places it returns the top of the
 * uppermost.
 */
export function uncoveredTop(
  height: number,
  room: Span,
  { important = [], pressed = [], next = [], read = [] }: Covered,
): number {
  const costAt = (top: number) => {
    const toast = { top: top - marginPx / 2, bottom: top + height + marginPx / 2 }
    const covered = (spans: readonly Span[]) => spans.reduce((sum, span) => sum + overlap(toast, span), 0)
    return (
      importantWeight * covered(important) + nextWeight * covered(next) + covered(pressed) + readWeight * covered(read)
    )
  }
  let best = { top: room.top, cost: costAt(room.top) }
  for (let top = room.top + stepPx; top + height <= room.bottom && best.cost > 0; top += stepPx) {
    const cost = costAt(top)
    if (cost < best.cost) best = { top, cost }
  }
  return best.top
}

function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
}

/** Returns the top for a toast on the page as it is now. */
export function placeOn(page: Document, toast: HTMLElement): number {
  const { left, right } = toast.getBoundingClientRect()
  const beside = (rect: DOMRect) => rect.width > 0 && rect.right > left && rect.left < right
  const spans = (selector: string) =>
    [...page.querySelectorAll(selector)]
      .filter((element) => !toast.contains(element) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter((rect) => beside(rect) && rect.bottom > 0 && rect.top < innerHeight)
  // The page has two headers for different screen widths, of which only the visible one counts.
  const headers = [...page.querySelectorAll("header:not(main header)")].map((each) => each.getBoundingClientRect())
  const header = headers.find((rect) => beside(rect) && rect.top <= 0 && rect.bottom < innerHeight / 3)
  const bar = page.querySelector("nav.fixed")?.getBoundingClientRect()
  const top = Math.max(0, header?.bottom ?? 0) + marginPx
  const bottom = Math.min(innerHeight, bar && bar.height > 0 ? bar.top : innerHeight) - marginPx
  return uncoveredTop(
    toast.offsetHeight,
    { top, bottom },
    { important: spans(important), pressed: spans(pressed), next: spans(next), read: spans(read) },
  )
}
