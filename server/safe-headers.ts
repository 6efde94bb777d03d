import { createMiddleware } from "hono/factory"
import { secureHeaders } from "hono/secure-headers"

const halfYearSeconds = 15_552_000

/** The headers that keep a browser from doing more with an answer than was meant. A page brings its own content policy. */
export function safeHeaders(baseUrl: string) {
  return secureHeaders({
    overwrite: false,
    xFrameOptions: "DENY",
    // Only a product that is served by https may promise to stay there.
    strictTransportSecurity: baseUrl.startsWith("https:") ? `max-age=${halfYearSeconds}` : false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
  })
}

/** What the API answers is hers alone, and may be another a moment later. */
export const neverCached = createMiddleware(async (c, next) => {
  await next()
  c.header("Cache-Control", "no-store")
})
