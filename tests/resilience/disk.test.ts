import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { written } from "../api/sync.ts"
import { motherOn, spawnServer, startServer } from "./server.ts"
import { mayMakeDisks, smallDisk } from "./small-disk.ts"

const refusal = /^The setting DATA_DIR names a folder [^\n]+\n$/

type Mother = Awaited<ReturnType<typeof motherOn>>

/** Sends a long entry. */
function write({ id, post }: Mother) {
  const operations = [written(undefined, { notes: "a".repeat(1000) })]
  return post("/api/sync", { userId: id, since: null, operations })
}

async function expectRefusal(dataDir: string) {
  const server = await spawnServer({ DATA_DIR: dataDir })
  expect(await server.ended).toBe(1)
  expect(server.output).toEqual({ out: "", err: expect.stringMatching(refusal) })
}

describe.skipIf(!mayMakeDisks)("disk", () => {
  test("a full one refuses the first start with one sentence, and once there is room it starts", async () => {
    const disk = smallDisk()
    const dataDir = join(disk.folder, "data")
    disk.fill()
    await expectRefusal(dataDir)
    await expectRefusal(dataDir)
    disk.empty()
    await startServer({ DATA_DIR: dataDir })
  })

  test("a write-protected one refuses the start with one sentence, with data on it too", async () => {
    const disk = smallDisk()
    const dataDir = join(disk.folder, "data")
    const server = await startServer({ DATA_DIR: dataDir })
    await server.end("SIGTERM")
    expect(disk.protect()).toBe(true)
    await expectRefusal(dataDir)
    await expectRefusal(join(disk.folder, "other"))
  })

  test("one that fills up refuses what it cannot keep, still shows what it has, and takes more once there is room", async () => {
    const disk = smallDisk()
    const server = await startServer({ DATA_DIR: join(disk.folder, "data") })
    const mother = await motherOn(server, "Ana")
    let stored = 0
    for (; stored < 5; stored++) expect((await write(mother)).status).toBe(200)
    disk.fill()
    let answer = await write(mother)
    for (; answer.status === 200; stored++) answer = await write(mother)
    expect(answer).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    expect(answer.headers.get("retry-after")).toBe("5")
    const signIn = await server.visitor().signIn(mother.account)
    expect(signIn).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    const signOut = await server.visitor({ ...mother.cookies }).post("/api/auth/sign-out", {})
    expect(signOut).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } })
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect((await mother.get("/readyz")).status).toBe(200)
    expect(server.output.out).toContain("the disk of the database is full")
    expect((await mother.get("/api/account/export")).body.diaryEntries).toHaveLength(stored)

    disk.empty()
    expect((await write(mother)).status).toBe(200)
    expect((await server.visitor().signIn(mother.account)).status).toBe(200)
    expect((await mother.get("/api/account/export")).body.diaryEntries).toHaveLength(stored + 1)
    expect(await server.end("SIGTERM")).toBe(0)
  })
})
