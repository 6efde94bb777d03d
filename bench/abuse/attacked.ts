import { fork } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { agreeToAll } from "#tests/api/agree.ts"
import { baseUrl, createVisitor } from "#tests/api/visitor.ts"
import { freePort, startServer } from "#tests/e2e/server.ts"

const drainProgram = fileURLToPath(new URL("drain.ts", import.meta.url))

export async function openAttacked(databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), "florescer-bench-abuse-"))
  const settings = { BASE_URL: baseUrl, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const server = await startServer({ dataDir, port: await freePort(), settings })

  async function mother(name: string) {
    const account = { name, email: `${name.toLowerCase()}@example.org`, password: `senha de ${name}` }
    const visitor = createVisitor((url, init) => fetch(server.url + url.slice(baseUrl.length), init))
    await visitor.signUp(account)
    const { body } = await visitor.signIn(account)
    const id = String(body.user.id)
    await agreeToAll({ ...visitor, id })

    /** Throws when it is an error or incomplete. */
    async function drain(path: string) {
      const cookie = Object.entries(visitor.cookies)
        .map((pair) => pair.join("="))
        .join("; ")
      const [answer] = await once(fork(drainProgram, [server.url + path, cookie]), "message")
      if (answer.status !== 200 || !answer.isWhole) throw new Error(`${path} was answered ${JSON.stringify(answer)}.`)
    }

    async function deleteAccount() {
      const { status } = await visitor.post("/api/auth/delete-user", { password: account.password })
      if (status !== 200) throw new Error(`The deletion was answered ${status}.`)
    }

    return { ...visitor, id, account, drain, deleteAccount }
  }

  async function close() {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }

  return { dataDir, pid: server.pid, mother, close }
}
