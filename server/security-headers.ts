import { createMiddleware } from "hono/factory"
import { secureHeaders } from "hono/secure-headers"

const yearSeconds = 31_536_000
const policyName = "Content-Security-Policy"

/** Pages set their own content security policy. */
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
  // Only this is checked: that costs as much as setting.
  return createMiddleware(async (c, next) => {
    await withoutPolicy(c, next)
    const { headers } = c.res
    if (!headers.has(policyName)) headers.set(policyName, "default-src 'none'; frame-ancestors 'none'")
  })
}

/** API answers are private, unless a route says otherwise. */
export const noStore = createMiddleware(async (c, next) => {
  await next()
  // Hono's c.header would copy the response.
  const { headers } = c.res
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store")
})

export const noIndex = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set("X-Robots-Tag", "noindex")
})
