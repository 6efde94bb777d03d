/** In CSS pixels from the top of the window. */
type Span = { top: number; bottom: number }

/**
 * What a message never covers while there is another place: what names things, is typed into or asked, and what a page says
 * of itself: what has just changed, or is done next.
 */
const important =
  "h1, h2, h3, label, legend, [role=radiogroup], input:not(label input), textarea, select, [role=alert], [data-uncovered]"
const pressed = "button, a[href], summary"
/** What she presses next, or again where something has failed: among what can be pressed it is covered last. */
const next = "[type=submit]"
const read = "p, li, dt, dd, img, svg"

const stepPx = 4
const marginPx = 8
/** A pixel of what is important weighs as much as a screen of what can be pressed. */
const importantWeight = 1000
const nextWeight = 10
/** Of two places that cover nothing else, the one with less to read under it. */
const readWeight = 0.001

type Covered = {
  important?: readonly Span[]
  pressed?: readonly Span[]
  next?: readonly Span[]
  read?: readonly Span[]
}

/** The uppermost place for `height` within `room` that covers least. */
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

/** Where the message may stand on the page as it is now. */
export function placeOn(page: Document, toast: HTMLElement): number {
  const { left, right } = toast.getBoundingClientRect()
  const beside = (rect: DOMRect) => rect.width > 0 && rect.right > left && rect.left < right
  const spans = (selector: string) =>
    [...page.querySelectorAll(selector)]
      .filter((element) => !toast.contains(element) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter((rect) => beside(rect) && rect.bottom > 0 && rect.top < innerHeight)
  // The other of two is for screens of another width, and hidden here.
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
