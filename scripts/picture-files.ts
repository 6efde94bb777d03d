import { createHash } from "node:crypto"
import type { Plugin } from "vite"
import { pictures } from "../app/illustrations/pictures.ts"
import { svgOf } from "../app/illustrations/svg.ts"

const svgs = pictures.map(({ recipe, picture }) => ({ id: recipe.id, svg: svgOf(recipe.id, picture) }))
const version = createHash("sha256").update(JSON.stringify(svgs)).digest("base64url").slice(0, 8)
const svgByAddress = new Map(svgs.map(({ id, svg }) => [`/assets/picture-${id}-${version}.svg`, svg]))

/** A screen fetches those that it shows (docs/decisions/088). */
export const pictureFiles: Plugin = {
  name: "picture-files",
  config: () => ({ define: { "import.meta.env.PICTURES_VERSION": JSON.stringify(version) } }),
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const svg = svgByAddress.get(request.url ?? "")
      if (!svg) return next()
      response.setHeader("Content-Type", "image/svg+xml")
      response.end(svg)
    })
  },
  generateBundle() {
    if (this.environment.name !== "client") return
    for (const [address, source] of svgByAddress) this.emitFile({ type: "asset", fileName: address.slice(1), source })
  },
}
