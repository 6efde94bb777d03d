import { hc } from "hono/client"
import { send } from "#app/send.ts"
import type { Api } from "#server/app.ts"

/** The typed client, inferred from the server's routes. */
export const api = hc<Api>("/", { fetch: send }).api
