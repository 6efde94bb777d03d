/** Pages are prerendered without a browser. */
export function canShareText(): boolean {
  return typeof navigator !== "undefined" && "share" in navigator
}

/** False where the share sheet has failed: there the text is to be copied. Closing the sheet is no failure. */
export async function shareText(text: string): Promise<boolean> {
  return wasShared(navigator.share({ text }))
}

export async function wasShared(sharing: Promise<void>): Promise<boolean> {
  try {
    await sharing
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
  }
}
