import { once } from "node:events"
import { serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { freePort } from "#tests/e2e/server.ts"

export async function serveFolder(root: string) {
  const port = await freePort()
  const app = new Hono().use(serveStatic({ root }))
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port })
  await once(server, "listening")
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
