import bowser from "bowser"

const maxLength = 200

/** Shortens a User-Agent to 200 characters, without control characters. */
export function trimUserAgent(userAgent: string | null | undefined): string {
  return (userAgent ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, maxLength)
}

/** Describes a browser and its system; null for what the User-Agent does not show. */
export function describeBrowser(userAgent: string | null | undefined) {
  const { browser, os } = userAgent ? bowser.parse(userAgent) : {}
  return { browser: browser?.name || null, system: os?.name || null }
}
