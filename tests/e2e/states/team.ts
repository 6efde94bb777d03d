import type { Page, Route } from "@playwright/test"
import { addAsking, askTeam, onDatabase, openMember, removeFromTeam } from "../desk.ts"
import { open, type Walk } from "./walk.ts"

const asked = { text: "Posso congelar a sopa de jabuticaba?", language: "pt", concern: "urgent" } as const
const question = { ...asked, chatAnswer: { kind: "entry" as const, entryIds: [1] } }

export async function* teamStates(walk: Walk) {
  const { page, origin, dataDir } = walk
  const installation = { url: origin, dataDir }
  const mother = await addAsking(installation, question)
  await askTeam(installation, mother, { text: "E o pão?", language: "pt" })
  const member = await openMember(page, installation, "Sofia", true)
  try {
    yield* inboxStates(walk, mother.name)
    yield* conversationStates(walk)
    yield* savedReplyStates(walk)
    yield* firstStates(walk)
    yield* overviewStates(walk)
    yield* closedStates(walk)
  } finally {
    // The other walks meet a server without a team.
    await removeFromTeam(dataDir, member)
  }
}

async function* inboxStates({ page, t }: Walk, name: string) {
  await open(page, "/team?box=mine")
  await page.getByText(t("team", "empty-mine")).waitFor()
  yield "an empty box of the inbox"
  await open(page, "/team")
  await page.getByRole("searchbox").fill("xyzzy")
  await page.getByText(t("team", "emptySearch")).waitFor()
  yield "a search of the inbox that finds nothing"
  await page.getByRole("searchbox").fill(name)
  await page.getByRole("link", { name }).waitFor()
  yield "/team"
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("?")
  await page.getByRole("dialog").waitFor()
  yield "the keys of the desk"
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name }).click()
}

async function* conversationStates({ page, t }: Walk) {
  const box = page.getByRole("main").locator("textarea")
  const button = (name: Parameters<typeof t<"team">>[1]) =>
    page.getByRole("button", { name: t("team", name), exact: true })
  await page.getByRole("log").getByRole("button", { expanded: false }).click()
  yield "/team/:id"
  await box.press("/")
  await page.getByRole("option").first().waitFor()
  yield "the ready texts"
  await page.keyboard.press("Escape")
  await button("handOn").click()
  await page.getByRole("dialog").waitFor()
  yield "the question to whom a conversation goes"
  await page.keyboard.press("Escape")
  await button("close").click()
  await page.getByRole("alertdialog").waitFor()
  yield "the question before a conversation is closed without a reply"
  await page.keyboard.press("Escape")
  await box.fill("a".repeat(5001))
  await page.getByRole("alert").waitFor()
  yield "a reply that is too long"
  await box.fill("Pode, sim.")
  await button("sendLater").click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("input[type=date]").fill("2020-01-01")
  await button("letWait").click()
  await dialog.getByText(t("team", "sendAtPast")).waitFor()
  yield "the question when a reply goes"
  await dialog.getByRole("button", { pressed: false }).nth(1).click()
  await button("letWait").click()
  await button("takeBack").waitFor()
  yield "a reply that waits for its time"
  await button("changeReply").click()
  await dialog.locator("textarea").waitFor()
  yield "the change of a reply that waits"
  await page.keyboard.press("Escape")
  await button("takeBack").click()
  await button("sendLater").waitFor()
  await page.route("**/replies", (route) => route.fulfill({ status: 409, json: { code: "CONVERSATION_CHANGED" } }))
  await button("sendReply").click()
  await button("sendAnyway").waitFor()
  yield "a reply past which something came"
  await page.unrouteAll()
  await page.route("**/api/team/**", (route) => route.abort())
  await button("sendAnyway").click()
  await page.getByText(t("team", "unsent-unavailable")).waitFor()
  yield "a reply without a connection"
  await page.unrouteAll()
  await button("note").click()
  await box.fill("Já perguntou por e-mail.")
  await button("writeNote").click()
  await page.getByRole("log").getByRole("listitem").nth(2).waitFor()
  yield "a note"
  await button("markAnswered").first().click()
  await button("leaveOpen").waitFor()
  yield "a question that counts as answered beside one that waits"
}

async function* savedReplyStates({ page, t }: Walk) {
  const button = (name: Parameters<typeof t<"team">>[1]) =>
    page.getByRole("button", { name: t("team", name), exact: true })
  await open(page, "/team/saved-replies")
  await button("newSavedReply").click()
  await button("save").click()
  await page.getByRole("main").locator("[aria-invalid=true]").waitFor()
  yield "a saved reply without a name"
  await page.getByRole("main").locator("input:not([type=search])").fill("A sopa")
  await page.getByRole("main").locator("textarea").first().fill("A sopa congela bem.")
  await button("save").click()
  await page.getByRole("heading", { name: "A sopa" }).first().waitFor()
  yield "/team/saved-replies"
  await page.getByRole("button", { expanded: false }).first().click()
  await page
    .getByRole("button", { name: t("team", "adapt") })
    .first()
    .click()
  await button("otherLanguages").click()
  yield "an answer of the chat that becomes a saved reply"
}

async function* firstStates({ page, t }: Walk) {
  await open(page, "/team/new")
  await page.getByRole("main").locator("input").fill("BCDFGHJK")
  await page.getByRole("main").locator("textarea").fill("Como está hoje?")
  await page.getByRole("button", { name: t("team", "sendReply"), exact: true }).click()
  await page.getByText(t("team", "codeWrong")).waitFor()
  yield "/team/new"
}

async function* closedStates({ page, t }: Walk) {
  await open(page, "/team/3f2504e0-4f89-41d3-9a0c-0305e82c3301")
  await page.getByText(t("team", "goneText")).waitFor()
  yield "a conversation that is gone"
  await openWith(page, (route) => route.fulfill({ status: 403, json: { code: "TWO_STEP_REQUIRED" } }))
  await page.getByText(t("team", "twoStepText")).waitFor()
  yield "the desk without two-step sign-in"
  await openWith(page, (route) => route.abort())
  await page.getByText(t("team", "noAnswerText")).waitFor()
  yield "the desk without an answer"
}

async function openWith(page: Page, answer: (route: Route) => Promise<void>) {
  await page.unrouteAll()
  await page.route("**/api/team/me", answer)
  await page.goto("/team/saved-replies")
}

async function* overviewStates({ page, t, dataDir }: Walk) {
  // Counted once already, at the start of the server.
  await onDatabase(dataDir, (db) => db.deleteFrom("daily_figures").execute())
  await open(page, "/team/overview")
  await page.getByText(t("team", "noFigures")).waitFor()
  yield "the overview before the first numbers"
  const figures = JSON.stringify({
    accounts: 25,
    active: 12,
    journeysBegun: 9,
    journeysCompleted: "<5",
    questionsWaiting: 1,
    mailsFailing: 0,
    pushesFailing: 0,
  })
  await onDatabase(dataDir, (db) =>
    db
      .insertInto("daily_figures")
      .values({ date: "2026-11-21", figures })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  await page.reload()
  await page.getByRole("button", { name: t("team", "byDay") }).click()
  yield "/team/overview"
  await onDatabase(dataDir, (db) => db.deleteFrom("daily_figures").execute())
}
