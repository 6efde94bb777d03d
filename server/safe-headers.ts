import { createMiddleware } from "hono/factory"
import { secureHeaders } from "hono/secure-headers"

const yearSeconds = 31_536_000
const policyName = "Content-Security-Policy"

/** The headers that keep a browser from doing more with an answer than was meant. A page brings its own content policy. */
export function safeHeaders(baseUrl: string) {
  const withoutPolicy = secureHeaders({
    xFrameOptions: "DENY",
    // Only a product that is served by https may promise to stay there.
    strictTransportSecurity: baseUrl.startsWith("https:") ? `max-age=${yearSeconds}` : false,
    crossOriginEmbedderPolicy: true,
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      magnetometer: [],
      microphone: [],
      midi: [],
      payment: [],
      usb: [],
    },
  })
  // Only this one is asked for first: to ask for each costs as much as to set it.
  return createMiddleware(async (c, next) => {
    await withoutPolicy(c, next)
    if (!c.res.headers.has(policyName)) c.res.headers.set(policyName, "default-src 'none'; frame-ancestors 'none'")
  })
}

/** What the API answers is hers alone, and may be another a moment later. */
export const neverCached = createMiddleware(async (c, next) => {
  await next()
  // Hono's c.header would build the answer anew.
  c.res.headers.set("Cache-Control", "no-store")
})
