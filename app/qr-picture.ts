/** Throws without the code that draws it. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import("uqr")
  // Without the svg element's size, which would hold it.
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
}
