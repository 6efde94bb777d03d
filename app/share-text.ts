/** Pages are prerendered in Node, where `navigator` is missing or cannot share. */
export function canShareText(): boolean {
  return typeof navigator !== "undefined" && "share" in navigator
}

/**
 * Returns false if the share sheet failed, in which case the text is copied instead. Closing the sheet is not a
 * failure.
 */
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
