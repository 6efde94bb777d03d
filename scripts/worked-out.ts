import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"

/** They depend on nothing but the product's own content. */
const files = new Set(["app/plan/standard-allergens.ts"].map((file) => join(import.meta.dirname, "..", file)))

/** The build puts what these files export in their place: what they read to work it out is then not fetched for it. */
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
