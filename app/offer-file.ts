export function offerFile(file: Blob, fileName: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // Released once the browser has certainly taken it over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
