export function offerFile(file: Blob, fileName: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser must have taken it over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
