import { createMiddleware } from "hono/factory"
import { secureHeaders } from "hono/secure-headers"

const yearSeconds = 31_536_000
const policyName = "Content-Security-Policy"

/** Sets the security headers of every answer. Pages set their own content security policy. */
export function securityHeaders(baseUrl: string) {
  const withoutPolicy = secureHeaders({
    xFrameOptions: "DENY",
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
  // A route may set its own content security policy. The other headers are set without looking, because looking costs
  // as much as setting.
  return createMiddleware(async (c, next) => {
    await withoutPolicy(c, next)
    const { headers } = c.res
    if (!headers.has(policyName)) headers.set(policyName, "default-src 'none'; frame-ancestors 'none'")
  })
}

/** Forbids caching of an answer, because API answers are private, unless the route has set another policy. */
export const noStore = createMiddleware(async (c, next) => {
  await next()
  // The header is set on the response itself, because Hono's `c.header` would copy the response.
  const { headers } = c.res
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store")
})

export const noIndex = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set("X-Robots-Tag", "noindex")
})
