import { type BrowserContext, expect, type Page } from "@playwright/test"
import { faq } from "#content/faq/pt.ts"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import type { WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import { plainText } from "#domain/marked-text.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { newMother, openAt } from "./mother.ts"

/** Opens the chat of a mother who has just signed up, begins to write, and waits until it can answer. */
export async function openChat(page: Page, origin: string, hasAgreed = true) {
  const mother = await openAt(page, origin, "/chat", newMother(), { hasAgreed })
  await suggestions(page).first().waitFor()
  await field(page).click()
  await expect.poll(() => fetchedFiles(page)).toEqual(expect.arrayContaining(answersFiles))
  return mother
}

/** What the files are called that answer, in whichever language: the answers, what reads her messages, and the card. */
export const answersFiles = [
  /faq-(?:pt|en|es)-/,
  /models-safety-/,
  /models-intents-/,
  /chat-reader-/,
  /care-concern-help-/,
  /\/care-lines-/,
].map((name) => expect.stringMatching(name))

/** Keeps the browser from having some files; the function that it gives lets them come. */
export async function holdFiles(context: BrowserContext, names: RegExp) {
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>()
  await context.route(names, async (route) => {
    await connected
    await route.continue()
  })
  return connect
}

/** The addresses that the page itself has asked for. */
export function fetchedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
}

export const field = (page: Page) => page.getByRole("main").getByRole("textbox")
/** Those of both sides; a card that stands between them is none. */
export const messages = (page: Page) => page.getByRole("log").locator("ol > li:has(> time, > div > time)")
export const lastText = (page: Page) => messages(page).last().locator("p")
export const suggestions = (page: Page) => page.getByRole("region", { name: /:$|\.\.\.$/ }).getByRole("button")

export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press("Enter")
}

/** Sends a message, waits for the answer, and returns its text. */
export async function answerTo(page: Page, text: string): Promise<string> {
  const before = await messages(page).count()
  await say(page, text)
  await expect(messages(page)).toHaveCount(before + 2)
  return (await lastText(page).textContent()) ?? ""
}

/** Does the same in a page whose clock the test controls, which leaves out the pause before an answer. */
export async function answerAtOnce(page: Page, text: string): Promise<string> {
  const before = await messages(page).count()
  await say(page, text)
  // On a busy machine the pause may be over by the time that her message is seen.
  await messages(page).nth(before).waitFor()
  await page.clock.fastForward(1300)
  await expect(messages(page)).toHaveCount(before + 2)
  return (await lastText(page).textContent()) ?? ""
}

/** An entry of the Portuguese FAQ. */
export function entry(id: number): WrittenFaqEntry {
  const found = faq.find((one) => one.id === id)
  if (!found) throw new Error(`There is no entry ${id}`)
  return found
}

/** An answer as she reads it in Portuguese: without marks, its signs written out, and a link is its title. */
export function plain(answer: string) {
  return plainText(writeOutSigns(answer, readAllSignTexts("pt"))).replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
}
