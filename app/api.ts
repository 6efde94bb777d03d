import { hc } from "hono/client"
import { send } from "#app/send.ts"
import type { Api } from "#server/app.ts"

/** The one typed client of the API: what a route takes and answers is known from the server's own code. */
export const api = hc<Api>("/", { fetch: send }).api
