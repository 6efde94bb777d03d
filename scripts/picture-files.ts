import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import type { Plugin } from "vite"

const folder = "app/illustrations/pictures"
const pictures = globSync(`${folder}/*.svg`)
  .toSorted()
  .map((file) => ({ id: basename(file, ".svg"), source: readFileSync(file, "utf8") }))
const hash = createHash("sha256").update(JSON.stringify(pictures)).digest("base64url").slice(0, 8)
const fileName = (id: string) => `assets/picture-${id}-${hash}.svg`

/**
 * Names all pictures by one shared hash, so that the app needs no list of file names (docs/decisions/first-paint.md).
 */
export const pictureFiles: Plugin = {
  name: "picture-files",
  config: (_config, { command }) => ({
    define: {
      "import.meta.env.PICTURE_ADDRESS": JSON.stringify(
        command === "build" ? `/${fileName("ID")}` : `/${folder}/ID.svg`,
      ),
    },
  }),
  generateBundle() {
    if (this.environment.name !== "client") return
    for (const { id, source } of pictures) this.emitFile({ type: "asset", fileName: fileName(id), source })
  },
}
