import { serve } from "@hono/node-server"
import { Hono } from "hono"

const [port, answer = ""] = process.argv.slice(2)
const json = JSON.parse(answer)
const app = new Hono().get("/", (c) => c.json(json))
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(port) }, () => process.send?.("listening"))
