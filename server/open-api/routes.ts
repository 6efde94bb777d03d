import { Hono } from "hono"
import { etag } from "hono/etag"

/** Serves the API's description, which is built at the first request. */
export function openApiRoutes(baseUrl: string) {
  let made: Promise<string> | undefined

  async function make(): Promise<string> {
    const { openApiDocument } = await import("./document.ts")
    return JSON.stringify(openApiDocument(baseUrl))
  }

  return new Hono().get("/openapi.json", etag(), async (c) => {
    made ??= make()
    c.header("Content-Type", "application/json; charset=utf-8")
    c.header("Cache-Control", "public, max-age=3600")
    return c.body(await made)
  })
}
