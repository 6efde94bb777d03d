const maxLength = 200

/** The part of a User-Agent header that is stored: 200 characters without control characters. */
export function trimUserAgent(userAgent: string | null | undefined): string {
  return (userAgent ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, maxLength)
}
