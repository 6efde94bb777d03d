import { randomUUID } from "node:crypto"
import { expect, type Page, request } from "@playwright/test"
import type { Kysely } from "kysely"
import { v7 as newId } from "uuid"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { openDatabase } from "#server/database/open.ts"
import type { Tables } from "#server/database/tables.ts"
import { createLog } from "#server/log.ts"
import { addMember, removeMember } from "#server/team/members.ts"
import { type Mother, newMother, openAt } from "./mother.ts"
import type { Product } from "./product.ts"
import { insertAccount } from "./ready-account.ts"
import { switchOnTwoStep } from "./switch-on-two-step.ts"
import { didElsewhere } from "./sync.ts"

/** Someone whose name no other test has: the desk shows everybody's questions. */
export function newPerson(name: string): Mother {
  return { ...newMother(), name: `${name} ${randomUUID().slice(0, 8)}` }
}

type Installation = Pick<Product, "url" | "dataDir">

/** Signs somebody up and makes them a member of the team, as the operator does by a command. The desk is not open yet. */
export async function openMember(page: Page, { url, dataDir }: Installation, name = "Sofia", isOperator = false) {
  const person = newPerson(name)
  await openAt(page, url, "/healthz", person)
  await onDatabase(dataDir, async (db) => {
    await db.updateTable("user").set({ emailVerified: 1 }).where("email", "=", person.email).execute()
    await addMember(db, person.email, isOperator, new Date())
  })
  await switchOnTwoStep(page.request, url, person)
  return person
}

export function removeFromTeam(dataDir: string, { email }: Mother) {
  return onDatabase(dataDir, (db) => removeMember(db, email))
}

export async function onDatabase(dataDir: string, work: (db: Kysely<Tables>) => Promise<unknown>) {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, createLog("silent"))
  await work(database.db)
  await database.close()
}

/** A question that the chat has no answer to. */
export const asked = { text: "Posso congelar a sopa de jabuticaba?", language: "pt" } as const

type Asked = Partial<Omit<OperationArgs["questionAsked"], "questionId">>

/** A mother's question to the team, from a device of hers. */
export async function askTeam({ url }: Pick<Installation, "url">, { email, password }: Mother, asked: Asked) {
  const device = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  await device.post("/api/auth/sign-in/email", { data: { email, password } })
  await didElsewhere({ request: device }, url, [["questionAsked", { questionId: newId(), text: "?", ...asked }]])
  await device.dispose()
}

/** A mother who has asked the team something. */
export async function addAsking(installation: Installation, asked: Asked, name = "Lia") {
  const mother = newPerson(name)
  await insertAccount(installation, mother, true)
  await askTeam(installation, mother, asked)
  return mother
}

export const replyBox = (page: Page) => page.getByRole("textbox", { name: "Your reply to her" })
export const rowOf = (page: Page, { name }: Mother) => page.getByRole("link", { name })
export const messagesOf = (page: Page) => page.getByRole("log").getByRole("listitem")

export async function openConversation(page: Page, mother: Mother) {
  await page.goto("/team")
  await rowOf(page, mother).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
}

/** Keeps the desk from receiving changes, as on a connection that comes and goes. */
export async function holdNews(page: Page) {
  const isNews = (url: URL) => /^\/api\/team\/(events|conversations\/[\w-]+)$/.test(url.pathname)
  await page.route(isNews, (route) => route.abort())
  return () => page.unroute(isNews)
}
