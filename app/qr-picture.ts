/** Throws if the code that draws the picture fails to load. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import("uqr")
  // The SVG has no size of its own, so it fills its container.
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
}
