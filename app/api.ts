import { hc } from "hono/client"
import { send } from "#app/send.ts"
import type { Api } from "#server/app.ts"

export const api = hc<Api>("/", { fetch: send }).api
