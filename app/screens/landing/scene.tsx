import "./scene.css"
import { lazy, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import type { DrawingName } from "./drawing.tsx"

const frames: Record<DrawingName, { viewBox: string; preserveAspectRatio?: string }> = {
  kitchen: { viewBox: "0 0 640 556" },
  plate: { viewBox: "0 0 360 250" },
  chat: { viewBox: "0 0 200 170" },
  notebook: { viewBox: "0 0 200 170" },
  meadow: { viewBox: "0 0 1200 560", preserveAspectRatio: "xMidYMax slice" },
}

const load = () => import("./drawing.tsx")
const LateDrawing = lazy(() => fetchFile(async () => ({ default: (await load()).Drawing })))
const Drawing = import.meta.env.SSR ? (await load()).Drawing : LateDrawing

/**
 * Drawings are half of the page's weight. Prerendered ones stay as they are, so only visitors who come from another
 * screen fetch the code.
 */
export function Scene({ name, className }: { name: DrawingName; className: string }) {
  const id = `scene-${name}`
  const [drawn] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML))
  const frame = { id, "aria-hidden": true, ...frames[name], className: `scene ${className}` }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing that the prerendered page already contains
  if (drawn !== undefined) return <svg {...frame} dangerouslySetInnerHTML={{ __html: drawn }} />
  const drawing = <Drawing name={name} />
  // biome-ignore lint/a11y/noSvgWithoutTitle: decoration, hidden from screen readers
  return <svg {...frame}>{import.meta.env.SSR ? drawing : <Optional>{drawing}</Optional>}</svg>
}
