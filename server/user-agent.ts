const maxLength = 200

/** What is kept of a browser's name for itself: 200 characters of it, none of them a control character. */
export function keptUserAgent(userAgent: string | null | undefined): string {
  return (userAgent ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, maxLength)
}
