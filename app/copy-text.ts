export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard API is missing without TLS, as on a home server, and permission may be denied.
    return copyMarked(text)
  }
}

function copyMarked(text: string): boolean {
  const selection = document.getSelection()
  if (!selection) return false
  const before = selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const copy = document.createElement("span")
  copy.textContent = text
  copy.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0; white-space: pre; user-select: text"
  document.body.append(copy)
  selection.selectAllChildren(copy)
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    copy.remove()
    selection.removeAllRanges()
    if (before) selection.addRange(before)
  }
}
