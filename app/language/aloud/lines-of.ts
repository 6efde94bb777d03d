import type { Language } from "#domain/language.ts"
import { spokenText } from "#domain/spoken-text.ts"

const unread = "button, select, time, [data-unread], [aria-hidden=true]"

/**
 * The visible text of parts of a screen, line by line, as a voice should read it. Folded content and controls are left
 * out. In a line with a phone link, the number is read digit by digit.
 */
export function linesOf(parts: readonly HTMLElement[], language: Language): string[] {
  const found = (selector: string) => parts.flatMap((part) => [...part.querySelectorAll(selector)].filter(isHtml))
  const leftOut = new Set(found(unread).flatMap(writtenLines))
  const numbers = found("a[href^='tel:'] strong, a[href^='tel:']")
    .map((link) => link.textContent.trim())
    .filter((number) => /^[\d\s()+-]+$/.test(number))
  return parts
    .filter((part) => part.checkVisibility() && !part.matches(unread))
    .flatMap(writtenLines)
    .filter((line) => !leftOut.has(line))
    .map((line) => spokenText(line, language, numbers))
}

function writtenLines(element: HTMLElement): string[] {
  // biome-ignore lint/performance/useDomNodeTextContent: unlike textContent, innerText leaves out hidden text and breaks lines as shown
  return element.innerText
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line))
}

const isHtml = (element: Element) => element instanceof HTMLElement
