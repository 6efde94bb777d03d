import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { previews, renderPreview } from "../../app/preview/render-preview.tsx"

// Built by write-previews.ts and run in a process of its own, with a browser's storage that is empty.
const storage = { getItem: () => null, setItem() {}, removeItem() {} }
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(globalThis, name, { value: storage, configurable: true })

const [folder = ""] = process.argv.slice(2)
for (const preview of previews) {
  const { kind, language, path } = preview
  const file = join(folder, kind, language ?? "native", `${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await renderPreview(preview))
}
