import bowser from "bowser"

const maxLength = 200

/** 200 characters without control characters. */
export function trimUserAgent(userAgent: string | null | undefined): string {
  return (userAgent ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, maxLength)
}

/** Null where they cannot be told. */
export function describeBrowser(userAgent: string | null | undefined) {
  const { browser, os } = userAgent ? bowser.parse(userAgent) : {}
  return { browser: browser?.name || null, system: os?.name || null }
}
