/**
 * Runs in the page. The elements with words of their own whose looks are none of those that are known: what decides whether a
 * text stands out is its element's and those around it, their classes, colours and whether their letters are large. Among "found" are
 * only the elements that the search before has found.
 */
export function findNewLooks({ known, among }: { known: number[]; among: "all" | "found" }) {
  const hashes = new Map<string, number>()
  /** Most texts are those of other elements too, and long: each is read letter by letter once. */
  function hashOf(text: string): number {
    const known = hashes.get(text)
    if (known !== undefined) return known
    let hash = 0
    for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
    hashes.set(text, hash)
    return hash
  }

  const lookOf = new Map<Element | null, number>()
  function readLook(element: Element): number {
    const found = lookOf.get(element)
    if (found !== undefined) return found
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element)
    // From this size on (in CSS pixels) WCAG asks for less contrast; other sizes of the same colours look the same to it.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const own = [element.tagName, element.getAttribute("class"), color, backgroundColor, backgroundImage, opacity]
    const text = [...own, isLarge].join()
    const around = element.parentElement ? readLook(element.parentElement) : 0
    const look = (Math.imul(around, 31) + hashOf(text)) | 0
    lookOf.set(element, look)
    return look
  }

  const seen = new Set(known)
  const looks: number[] = []
  const elements: Element[] = []
  for (const element of candidates()) {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    if (!(hasWords || element.matches("input, textarea, select")) || !element.checkVisibility()) continue
    const look = readLook(element)
    if (seen.has(look)) continue
    seen.add(look)
    looks.push(look)
    elements.push(element)
  }
  Object.assign(window, { newLooks: elements })
  return looks

  function candidates(): Element[] {
    if (among === "found") return (window as unknown as { newLooks: Element[] }).newLooks
    return [...document.body.querySelectorAll("*")]
  }
}
