import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort, startServer } from "./server.ts"

export type Product = Awaited<ReturnType<typeof openProduct>>

const dataDirs = new Map<string, string>()

/** The data folder of a server that this process has opened. */
export function dataDirOf(url: string) {
  return dataDirs.get(url)
}

/** A server with an empty data folder of its own, which a test may stop and start again. */
export async function openProduct(name: string, settings: Record<string, string> = {}, hostname?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), `florescer-${name}-`))
  const port = await freePort()
  const address = hostname === undefined ? { port } : { port, hostname }
  let server = await startServer({ dataDir, settings, ...address })
  if (!settings.DATABASE_URL) dataDirs.set(server.url, dataDir)

  /** With its settings, or with others. */
  async function start(others = settings) {
    await server.stop()
    server = await startServer({ dataDir, settings: others, ...address })
  }

  async function close() {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }

  return { url: server.url, dataDir, pid: () => server.pid, start, stop: () => server.stop(), close }
}
