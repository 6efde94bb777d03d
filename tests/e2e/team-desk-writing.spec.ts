import {
  addAsking,
  asked,
  askTeam,
  holdNews,
  messagesOf,
  newPerson,
  openConversation,
  openMember,
  removeFromTeam,
  replyBox,
} from "./desk.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test } from "./test-with-team.ts"
import { noAnswer } from "./watch.ts"

test("two members never reply past each other: the second reads what came, keeps the text, and decides", async ({
  page,
  product,
  openBrowser,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409|ERR_FAILED/)
  const mother = await addAsking(product, asked)
  const other = await openBrowser()
  const clara = await openMember(other, product, "Clara")
  await openMember(page, product)
  await openConversation(page, mother)
  await replyBox(page).fill("Pode.")
  await other.goto(product.url)
  await openConversation(other, mother)
  await expect(other.getByText(/^Sofia \w+ is (reading|writing)$/)).toBeVisible()
  await expect(page.getByText(`${clara.name} is reading`)).toBeVisible()
  const goOn = await holdNews(page)
  await replyBox(other).fill("Sim, por três meses.")
  await other.getByRole("button", { name: "Send", exact: true }).click()
  await expect(messagesOf(other).last()).toContainText("três meses")
  await goOn()
  await replyBox(page).press("Control+Enter")
  const notice = page.getByRole("alert").filter({ hasText: "Something came while you were writing" })
  await expect(notice).toContainText("Sim, por três meses.")
  await expect(replyBox(page)).toHaveValue("Pode.")
  await notice.getByRole("button", { name: "Send anyway" }).click()
  await expect(messagesOf(page).last()).toContainText("Pode.")
  await expect(messagesOf(page)).toHaveCount(3)
  await expect(notice).toHaveCount(0)
})

test("closing over a question that has just come leaves it open, and shows it", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 409|ERR_/)
  const mother = await addAsking(product, asked)
  await openMember(page, product)
  await openConversation(page, mother)
  await replyBox(page).fill("Pode.")
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(messagesOf(page)).toHaveCount(2)
  const goOn = await holdNews(page)
  await askTeam(product, mother, { text: "E a de abóbora?", language: "pt" })
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await expect(page.getByText("Still open: something has just come")).toBeVisible()
  await goOn()
  await expect(messagesOf(page).last()).toContainText("abóbora")
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await page.getByRole("button", { name: "Close anyway" }).click()
  await expect(page.getByText("The conversation is closed")).toBeVisible()
})

test("a reply whose answer was lost stays in the box, survives a reload, and is stored once", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_/)
  const mother = await addAsking(product, asked)
  await openMember(page, product)
  await openConversation(page, mother)
  const goOn = await holdNews(page)
  // The server stores it, and its answer never comes.
  await page.route("**/replies", async (route) => {
    await route.fetch()
    await route.abort()
  })
  await replyBox(page).fill("Pode, sim.")
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("alert")).toContainText("Not sent: Florescer did not answer.")
  await expect(replyBox(page)).toHaveValue("Pode, sim.")
  await page.unroute("**/replies")
  await page.getByRole("button", { name: "Try again" }).click()
  await goOn()
  await expect(replyBox(page)).toHaveValue("")
  await page.reload()
  await expect(messagesOf(page)).toHaveCount(2)
})

test("a draft stays with its conversation through a reload, waits for a time and comes back, and goes at the sign-out", async ({
  page,
  product,
}) => {
  const [lia, bia] = [await addAsking(product, asked), await addAsking(product, asked, "Bia")]
  await openMember(page, product)
  await openConversation(page, lia)
  await replyBox(page).fill("Vou perguntar à Clara e…")
  await openConversation(page, bia)
  await expect(replyBox(page)).toHaveValue("")
  await openConversation(page, lia)
  await page.reload()
  await expect(replyBox(page)).toHaveValue("Vou perguntar à Clara e…")
  await page.getByRole("button", { name: "Send later" }).click()
  await page.getByRole("button", { name: /^Tomorrow/ }).click()
  await page.getByRole("button", { name: "Let it wait until then" }).click()
  await expect(messagesOf(page).last()).toContainText(/You wrotereply planned for .*Vou perguntar à Clara e…/)
  await expect(replyBox(page)).toHaveValue("")
  await page.getByRole("button", { name: "Change", exact: true }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "Your reply to her" }).fill("Clara sabe.")
  await page.getByRole("button", { name: "Let it wait until then" }).click()
  await expect(messagesOf(page).last()).toContainText("Clara sabe.")
  await page.getByRole("button", { name: "Take it back" }).click()
  await expect(replyBox(page)).toHaveValue("Clara sabe.")
  await expect(messagesOf(page)).toHaveCount(1)
  await replyBox(page).fill("a".repeat(5001))
  await expect(page.getByRole("alert")).toContainText("The text has 5,001 characters; 5,000 fit.")
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeDisabled()
  await page.getByRole("link", { name: "Back to the app" }).click()
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await expect(page).toHaveURL("/login")
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("desk-")))
  expect(kept).toEqual([])
})

test("a member who is removed while writing keeps the text, and is told", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  const mother = await addAsking(product, asked)
  const member = await openMember(page, product)
  await openConversation(page, mother)
  await replyBox(page).fill("Pode, sim.")
  await removeFromTeam(product.dataDir, member)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("alert").filter({ hasText: "copy it if you need it" })).toBeVisible()
  await expect(page.getByRole("alert").filter({ hasText: "You are no longer on the team" }).first()).toBeVisible()
  await expect(replyBox(page)).toHaveValue("Pode, sim.")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
})

test("a saved reply is written once, found with a key, and goes in her language", async ({ page, product }) => {
  const mother = await addAsking(product, {
    text: "¿Puedo congelar la sopa?",
    language: "es",
  })
  await openMember(page, product)
  await page.goto("/team/saved-replies")
  await page.getByRole("button", { name: "New reply" }).click()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("alert").first()).toContainText("Give it a name")
  const { name: title } = newPerson("Sopa")
  await page.getByLabel("Name").fill(title)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Write the text in at least one language.")).toBeVisible()
  await expect(page.getByRole("main").locator("textarea")).toHaveCount(1)
  await page.getByRole("button", { name: "Write it in another language" }).click()
  await expect(page.getByRole("textbox", { name: "Portuguese" })).toBeFocused()
  await page.getByRole("textbox", { name: "Portuguese" }).fill("A sopa congela bem.")
  await page.getByRole("textbox", { name: "Spanish" }).fill("La sopa se congela bien.")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("heading", { name: title })).toBeVisible()
  await openConversation(page, mother)
  await replyBox(page).press("/")
  const search = page.getByRole("combobox", { name: "Search for a text" })
  await expect(search).toBeFocused()
  await search.fill(title)
  await expect(page.getByRole("option")).toHaveCount(1)
  await search.press("Enter")
  await expect(replyBox(page)).toHaveValue("La sopa se congela bien.")
  await expect(replyBox(page)).toBeFocused()
  // With a text in the box, it is a letter like any other.
  await replyBox(page).press("End")
  await replyBox(page).pressSequentially(" 1/2")
  await expect(replyBox(page)).toHaveValue("La sopa se congela bien. 1/2")
  await page.goto("/team/saved-replies")
  await page.getByRole("button", { name: `Edit: ${title}` }).click()
  await page.getByRole("textbox", { name: "Portuguese" }).fill("A sopa congela muito bem.")
  await page.getByRole("button", { name: "Save" }).click()
  await page.getByRole("button", { name: `Delete: ${title}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0)
})

test.describe(() => {
  test.use({ serviceWorkers: "allow" })

  test("without a connection the desk says so, keeps what is typed, and goes on by itself", async ({
    page,
    product,
    allowConsoleError,
  }) => {
    allowConsoleError(noAnswer)
    const mother = await addAsking(product, asked)
    await openMember(page, product)
    await openConversation(page, mother)
    await goOffline(page)
    await replyBox(page).fill("Pode, sim.")
    await replyBox(page).press("Control+Enter")
    await expect(page.getByRole("alert")).toContainText("Not sent")
    await expect(page.getByText("You see what came last")).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(messagesOf(page)).toHaveCount(2)
    await expect(page.getByText("You see what came last")).toHaveCount(0)
  })
})
