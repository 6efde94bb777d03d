/** The address of a picture of a text as a QR code. The code that draws it is fetched with the first one; without it, it throws. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import("uqr")
  // Without the size of the svg element, which would hold it at one size.
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
}
