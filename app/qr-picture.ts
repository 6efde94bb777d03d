/** Throws without the code that draws it. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import("uqr")
  // The svg has no size: it takes that of its place.
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
}
