import { serve } from "@hono/node-server"
import { Hono } from "hono"
import pg from "pg"
import { readOfScreen } from "./ceiling.ts"
import { connections } from "./requests.ts"

const [port, connectionString, ...tokens] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: connections })
const text = readOfScreen("$1")
let turn = 0
const app = new Hono().get("/", async (c) => {
  const { rows } = await pool.query({ name: "read", text, values: [tokens[turn++ % tokens.length]] })
  return c.json(rows)
})
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(port) }, () => process.send?.("listening"))
