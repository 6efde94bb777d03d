import { hc } from "hono/client"
import { send } from "#app/send.ts"
import type { Api } from "#server/app.ts"

/** The one typed client of the API: its requests and responses are inferred from the server's routes. */
export const api = hc<Api>("/", { fetch: send }).api
