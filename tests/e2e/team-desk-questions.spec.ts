import type { Page } from "@playwright/test"
import { expectNothingByAxe } from "./access/axe.ts"
import { addAsking, askTeam, messagesOf, newPerson, openConversation, openMember, replyBox, rowOf } from "./desk.ts"
import { holdAnswers } from "./states/walk.ts"
import { expect, test } from "./test-with-team.ts"

const questions = ["Posso congelar a sopa?", "E o pão de queijo?", "Quanto tempo dura o feijão?"]

test("each question is answered or left open by itself, and the list says how many are and which waits first", async ({
  page,
  product,
}) => {
  const mother = await addAsking(product, { text: questions[0], language: "pt" })
  for (const text of questions.slice(1)) await askTeam(product, mother, { text, language: "pt" })
  await openMember(page, product)
  await page.goto("/team")
  await expect(rowOf(page, mother)).toContainText("0 of 3 answered")
  await expect(rowOf(page, mother)).toContainText("Posso congelar a sopa?")
  await openConversation(page, mother)
  const choice = page.getByRole("group", { name: "This reply answers" })
  await expect(choice.getByRole("checkbox", { checked: true })).toHaveCount(1)
  await expect(choice.getByRole("checkbox", { name: questions[0] })).toBeChecked()
  await messagesOf(page).nth(1).getByRole("button", { name: "Reply to this one" }).click()
  await expect(replyBox(page)).toBeFocused()
  await expect(choice.getByRole("checkbox", { name: questions[1] })).toBeChecked()
  await replyBox(page).fill("O pão de queijo também.")
  await page.reload()
  await expect(choice.getByRole("checkbox", { name: questions[1] })).toBeChecked()
  await replyBox(page).press("Control+Enter")
  await expect(page.getByRole("status").filter({ hasText: "1 of 3 answered" })).toBeVisible()
  await expect(messagesOf(page).nth(0)).toContainText("Still waiting")
  await expect(messagesOf(page).nth(1)).toContainText("Answered")
  await expectNothingByAxe(page, "a conversation in which questions wait")
  await messagesOf(page).nth(2).getByRole("button", { name: "Mark as answered" }).click()
  await expect(messagesOf(page).nth(2).getByRole("button", { name: "Leave open" })).toBeFocused()
  await expect(choice).toHaveCount(0)
  await page.goto("/team")
  await expect(rowOf(page, mother)).toContainText("2 of 3 answered")
  await openConversation(page, mother)
  await messagesOf(page).nth(2).getByRole("button", { name: "Leave open" }).click()
  await expect(choice).toBeVisible()
  // With the keyboard alone: the first that waits, then what is left.
  await page.keyboard.press("Escape")
  await messagesOf(page).last().click()
  await page.keyboard.press("r")
  await page.keyboard.type("Por três meses.")
  await page.keyboard.press("Control+Enter")
  await expect(messagesOf(page).nth(0)).toContainText("Answered")
  await expect(page.getByRole("status").filter({ hasText: "2 of 3 answered" })).toBeVisible()
  await replyBox(page).fill("Três dias.")
  await replyBox(page).press("Control+Enter")
  await expect(messagesOf(page).nth(2)).toContainText("Answered")
  await page.goto("/team?box=mine")
  await expect(rowOf(page, mother)).toBeVisible()
  await page.goto("/team")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox")
  await expect(rowOf(page, mother)).toHaveCount(0)
})

test("the answers of the chat are ready beside the team's own texts, in a language that is chosen once", async ({
  page,
  product,
}) => {
  await openMember(page, product)
  await page.goto("/team")
  await page.getByRole("link", { name: "Saved replies" }).click()
  await page.getByRole("combobox", { name: "Language of the texts" }).selectOption("Spanish")
  const search = page.getByRole("searchbox", { name: "Search for a text" })
  const ready = page.getByRole("region", { name: "The chat’s answers" })
  // One of the ninety, and one of the guides' answers: found by the member's own words.
  for (const [word, entry, answer] of [
    ["caffeine", "Can I drink coffee?", /tazas/i],
    ["thaw", "How do I thaw and warm my milk?", /descongel/i],
  ] as const) {
    await search.fill(word)
    await ready.getByRole("button", { name: entry, exact: true }).click()
    await expect(ready.locator("[lang=es]").filter({ hasText: answer }).first()).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole("combobox", { name: "Language of the texts" })).toHaveValue("es")
  await expectKeptBeforeItIsKnownWhoReads(page)
  await search.fill("caffeine")
  await ready.getByRole("button", { name: "Can I drink coffee?", exact: true }).click()
  await ready
    .getByRole("button", { name: /^Make it the team’s own/ })
    .first()
    .click()
  const { name: title } = newPerson("Café")
  await expect(page.getByRole("textbox", { name: "Spanish" })).toHaveValue(/tazas/i)
  await expect(page.getByRole("textbox", { name: "Portuguese" })).toHaveCount(0)
  await page.getByRole("textbox", { name: "Name" }).fill(title)
  await page.getByRole("button", { name: "Save" }).click()
  await search.fill("")
  await expect(page.getByRole("heading", { name: title })).toBeVisible()
})

/** On a device that does not know it, a choice made at once stays when the server says who it is. */
async function expectKeptBeforeItIsKnownWhoReads(page: Page) {
  const language = page.getByRole("combobox", { name: "Language of the texts" })
  const release = await holdAnswers(page, "**/api/auth/get-session")
  await page.evaluate(() => localStorage.removeItem("florescer:session"))
  await page.reload()
  await language.selectOption("Portuguese")
  await release()
  await page.waitForFunction(() => localStorage.getItem("florescer:session"))
  await expect(language).toHaveValue("pt")
  await language.selectOption("Spanish")
}
