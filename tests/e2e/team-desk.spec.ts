import type { Page } from "@playwright/test"
import { expectNothingByAxe } from "./access/axe.ts"
import { answerTo, openChat } from "./chat.ts"
import { addAsking, asked, askTeam, messagesOf, openConversation, openMember, replyBox, rowOf } from "./desk.ts"
import { expectToast, openAt, shownToast } from "./mother.ts"
import { expect, test } from "./test-with-team.ts"

test("what a mother asks in the chat waits at the desk, and a member replies to it", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await openChat(page, product.url)
  await answerTo(page, "Trocar o pneu do carro")
  const desk = await openBrowser()
  await openMember(desk, product)
  await desk.goto("/team")
  const row = desk.getByRole("link", { name: "Trocar o pneu do carro" }).first()
  await expect(row).toContainText(mother.name)
  await expect(row).toContainText("waiting for")
  await row.click()
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(mother.name)
  await expect(desk.getByRole("heading", { level: 1 })).toBeFocused()
  await replyBox(desk).fill("Pode, sim: em pote fechado, por três meses.")
  await replyBox(desk).press("Control+Enter")
  await expect(messagesOf(desk).last()).toContainText("You replied")
  await expect(messagesOf(desk).last()).toContainText("em pote fechado")
  await expect(replyBox(desk)).toHaveValue("")
  await expect(replyBox(desk)).toBeFocused()
  await expect(desk.getByText("With you").first()).toBeVisible()
})

test("once help or the chat has been opened, a member finds the desk in the menu, and a mother does not", async ({
  page,
  product,
  openBrowser,
}) => {
  await openMember(page, product)
  const mother = await openBrowser()
  await openAt(mother, product.url, "/healthz")
  const menuOf = async (who: Page) => {
    const hours = who.waitForResponse("**/api/support-hours")
    await who.goto(`${product.url}/help`)
    await hours
    await who.getByRole("button", { name: "Abrir menu" }).click()
    return who.getByRole("navigation", { name: "Mais lugares" })
  }
  const links = (await menuOf(mother)).getByRole("link")
  await expect(links.filter({ hasText: "Ajustes" })).toBeVisible()
  await expect(links.filter({ hasText: "Mesa da equipe" })).toHaveCount(0)
  await (await menuOf(page)).getByRole("link", { name: "Mesa da equipe" }).click()
  await expect(page).toHaveURL("/team")
})

test("a visitor, a mother and a wrong address see the page that does not exist", async ({
  page,
  product,
  openBrowser,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  const paths = ["/team", "/team/saved-replies", "/team/3f2504e0-4f89-41d3-9a0c-0305e82c3301"]
  const visitor = await openBrowser()
  await openAt(page, product.url, "/healthz")
  for (const path of paths) {
    for (const who of [visitor, page]) {
      await who.goto(product.url + path)
      await expect(who.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
      await expect(who.getByText(/\bteam\b/i)).toHaveCount(0)
    }
  }
  await openMember(visitor, product)
  await visitor.goto(`${product.url}${paths[2]}`)
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This conversation is not here any more")
})

test("a member without two-step sign-in is told kindly what is needed", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/)
  await openMember(page, product)
  await page.route("**/api/team/**", (route) => route.fulfill({ status: 403, json: { code: "TWO_STEP_REQUIRED" } }))
  await page.goto("/team")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First, turn on two-step sign-in")
  await page.getByRole("link", { name: "Switch on two-step sign-in" }).click()
  const row = page.locator("button#two-step")
  await expect(row).toHaveAttribute("aria-expanded", "true")
  await expect(row).toBeInViewport()
})

test("her words and the team's are shown as text, with what the chat had answered and how pressing it is", async ({
  page,
  product,
}) => {
  const text = "<img src=x onerror=\"document.title='x'\"> <b>oi</b>"
  const chatAnswer = { kind: "entry" as const, entryIds: [1] }
  const mother = await addAsking(product, {
    text,
    language: "es",
    concern: "urgent",
    chatAnswer,
  })
  await openMember(page, product)
  await page.goto("/team")
  await expect(rowOf(page, mother)).toContainText("Urgent")
  await openConversation(page, mother)
  const question = messagesOf(page).filter({ hasText: "<b>oi</b>" })
  await expect(question.locator("p", { hasText: "<b>oi</b>" })).toHaveAttribute("lang", "es")
  await expect(question).toContainText("Urgent")
  await expect(question).toContainText("The chat had answered:")
  await question.getByRole("button").click()
  await expect(question.getByRole("button")).toHaveAttribute("aria-expanded", "true")
  await expect(page).toHaveTitle("Conversation · Team · Florescer")
})

test("a note is for the team; a conversation is taken, handed on, and closed", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = await addAsking(product, asked)
  const other = await openBrowser()
  const clara = await openMember(other, product, "Clara")
  await openMember(page, product)
  await openConversation(page, mother)
  await page.getByRole("button", { name: "Note", exact: true }).click()
  await page.getByRole("textbox", { name: "Your note for the team" }).fill("Já perguntou por e-mail.")
  await page.getByRole("button", { name: "Keep the note" }).click()
  await expect(messagesOf(page).last()).toContainText("Your note")
  await expect(messagesOf(page).last()).toContainText("Only the team sees this.")
  await page.getByRole("button", { name: "Take it" }).click()
  await expectToast(page, "The conversation is with you")
  const message = await shownToast(page).boundingBox()
  const keep = await page.getByRole("button", { name: "Keep the note" }).boundingBox()
  expect(keep?.y).toBeGreaterThan((message?.y ?? 0) + (message?.height ?? 0))
  await page.getByRole("button", { name: "Hand on" }).click()
  await page.getByRole("dialog").getByRole("button", { name: clara.name }).click()
  await expectToast(page, `The conversation is with ${clara.name}`)
  await other.goto(`${product.url}/team?box=mine`)
  await rowOf(other, mother).click()
  await other.getByRole("button", { name: "Release" }).click()
  await expectToast(other, "The conversation is with nobody")
  await other.getByRole("button", { name: "Close", exact: true }).click()
  await other.getByRole("alertdialog").getByRole("button", { name: "Close anyway" }).click()
  await expectToast(other, "The conversation is closed")
  await page.goto("/team?box=closed")
  await expect(rowOf(page, mother)).toContainText("Closed")
  // Her next question opens it again, and comes by itself.
  await page.goto("/team")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inbox")
  await askTeam(product, mother, { text: "E o pão?", language: "pt" })
  await expect(rowOf(page, mother)).toContainText("E o pão?")
  await page.getByRole("searchbox").fill(mother.name.toLowerCase())
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1)
  await page.getByRole("searchbox").fill("xyzzy nothing")
  await expect(page.getByText("Nothing was found.")).toBeVisible()
})

test("everything can be done by the keyboard alone", async ({ page, product }) => {
  const mother = await addAsking(product, asked)
  await openMember(page, product)
  await page.goto("/team")
  await expect(rowOf(page, mother)).toBeVisible()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("/")
  await expect(page.getByRole("searchbox")).toBeFocused()
  await page.keyboard.type(mother.name)
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1)
  await page.getByRole("searchbox").blur()
  await page.keyboard.press("j")
  await expect(rowOf(page, mother)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await page.keyboard.press("a")
  await expectToast(page, "The conversation is with you")
  await page.keyboard.press("n")
  await expect(page.getByRole("textbox", { name: "Your note for the team" })).toBeFocused()
  await page.keyboard.type("jaren")
  await page.keyboard.press("Control+Enter")
  await expect(messagesOf(page).last()).toContainText("jaren")
  await page.getByRole("textbox", { name: "Your note for the team" }).blur()
  await page.keyboard.press("r")
  await expect(replyBox(page)).toBeFocused()
  await page.keyboard.type("Pode.")
  await page.keyboard.press("Control+Enter")
  await expect(messagesOf(page).last()).toContainText("Pode.")
  await replyBox(page).blur()
  await page.keyboard.press("e")
  await expectToast(page, "The conversation is closed")
  await page.keyboard.press("?")
  await page.getByRole("switch").press("Space")
  await page.keyboard.press("Escape")
  await page.keyboard.press("n")
  await expect(replyBox(page)).toBeVisible()
})

test("axe finds nothing on the inbox, a conversation and the saved replies on a desktop", async ({ page, product }) => {
  const mother = await addAsking(product, { ...asked, concern: "check" })
  await openMember(page, product, "Sofia", true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/team")
  await rowOf(page, mother).waitFor()
  await expectNothingByAxe(page, "the inbox")
  await openConversation(page, mother)
  await expectNothingByAxe(page, "a conversation")
  await page.goto("/team/saved-replies")
  await page.getByRole("button", { name: "New reply" }).click()
  await expectNothingByAxe(page, "the saved replies")
})
