import { answerTo, field, messages, openChat, say, suggestions } from "../chat.ts"
import { holdTime, type Walk } from "./walk.ts"

export async function* chatStates({ page, origin, t }: Walk) {
  await openChat(page, origin)
  yield "/chat"
  await holdTime(page)
  await suggestions(page).first().click()
  await page.getByText(t("chat", "thinking")).waitFor()
  yield "a chat that is thinking"
  await page.reload()
  await page.getByText(t("chat", "thinking")).waitFor({ state: "detached" })
  await suggestions(page).first().waitFor()
  yield "a chat with an answer"
  await field(page).fill("a".repeat(2001))
  await page.getByRole("alert").waitFor()
  yield "a message that is too long"

  await page.route("**/api/sync*", (route) => route.abort())
  await answerTo(page, "Trocar o pneu do carro")
  await messages(page).last().waitFor()
  yield "a question that waits for a connection"
  await page.unrouteAll()

  await page.getByRole("button", { name: t("chat", "clear") }).click()
  await page.getByRole("alertdialog").getByRole("button").first().waitFor()
  yield "the question before a conversation is cleared"
  await page.keyboard.press("Escape")

  await say(page, "não quero morrer, só quero dormir")
  await page.getByRole("button", { name: t("care", "weAreSafe") }).waitFor()
  await page.getByText(t("chat", "thinking")).waitFor({ state: "detached" })
  yield "the gentle question above an answer"

  await say(page, "meu marido me bateu")
  for (const folded of await page.locator("summary").all()) await folded.click()
  yield "the card with numbers to call, all of them"
  await say(page, "ele me bateu de novo")
  await page.getByRole("heading", { name: t("care", "againTitle") }).waitFor()
  yield "the card for the second time"
  await say(page, "🥑")
  await page.getByRole("button", { name: t("care", "openAgain") }).waitFor()
  yield "the card folded into a bar"
}
