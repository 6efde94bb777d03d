/** Copies a text. False without access to the clipboard: on a page without TLS, or where it is denied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
