import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"

/** Source files that depend only on the product's own content, so their values can be computed by the build. */
const files = new Set(["app/plan/standard-allergens.ts"].map((file) => join(import.meta.dirname, "..", file)))

/**
 * Replaces some source files by the values that they export, so that a browser need not load the content from which
 * those are computed.
 */
export const workedOut: Plugin = {
  name: "worked-out",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!files.has(id)) return null
    const values: Record<string, unknown> = await import(pathToFileURL(id).href)
    const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    return { code: lines.join("\n"), moduleType: "js" }
  },
}
