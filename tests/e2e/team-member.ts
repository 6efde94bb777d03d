import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, request } from "@playwright/test"
import { programEnvironment } from "../api/program-environment.ts"
import { newMother } from "./mother.ts"
import { linksIn, waitForMail } from "./outbox.ts"
import type { Product } from "./product.ts"
import { switchOnTwoStep } from "./switch-on-two-step.ts"

const program = fileURLToPath(new URL("../../server/team/command.ts", import.meta.url))

/** Somebody of the team, who has signed up, confirmed the address and been added by the operator, at a desk without a screen. */
export async function openDesk({ url, dataDir }: Product) {
  const member = newMother("Marta")
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  await api.post("/api/auth/sign-up/email", { data: member })
  await api.get(linksIn(await waitForMail(dataDir, member.email)).find((link) => link.includes("verify")) ?? "")
  const env = { ...programEnvironment, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [program, "add", member.email], { cwd: dataDir, env })
  await api.post("/api/auth/sign-in/email", { data: member })
  await switchOnTwoStep(api, url, member)

  async function conversationOf(name: string) {
    for (const box of ["open", "closed"]) {
      const { conversations } = await (await api.get(`/api/team/conversations?box=${box}`)).json()
      const found = conversations.find((conversation: Named) => conversation.name === name)
      if (found) return (await api.get(`/api/team/conversations/${found.id}`)).json()
    }
    throw new Error(`The desk has no conversation of ${name}.`)
  }

  /** Replies to a mother in her conversation. */
  async function reply(name: string, text: string) {
    // What she asks is answered in the chat a moment before the desk has it.
    await expect.poll(() => conversationOf(name).catch(() => null)).not.toBeNull()
    const { id, messages } = await conversationOf(name)
    const after = messages.findLast(({ kind }: DeskMessage) => kind !== "note").id
    const data = { replyId: randomUUID(), text, after }
    const sent = await api.post(`/api/team/conversations/${id}/replies`, { data })
    expect(sent.status()).toBe(200)
  }

  return {
    reply,
    /** What the desk shows of a mother's conversation. */
    messagesOf: async (name: string) => (await conversationOf(name)).messages as DeskMessage[],
    isClosed: async (name: string) => (await conversationOf(name)).closedAt !== null,
    /** Shows that somebody is there. */
    sitDown: () => api.get("/api/team/me"),
    close: () => api.dispose(),
  }
}

type Named = { name: string }
type DeskMessage = {
  kind: "question" | "reply" | "note"
  text: string
  helped?: boolean | null
  language?: string
  concern?: string | null
  chatAnswer?: unknown
}
