import bowser from "bowser"

const maxLength = 200

/** The part of a User-Agent header that is stored: 200 characters without control characters. */
export function trimUserAgent(userAgent: string | null | undefined): string {
  return (userAgent ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, maxLength)
}

/** The names of the browser and its system, such as "Firefox" and "Android"; null where they cannot be told. */
export function describeBrowser(userAgent: string | null | undefined) {
  const { browser, os } = userAgent ? bowser.parse(userAgent) : {}
  return { browser: browser?.name || null, system: os?.name || null }
}
