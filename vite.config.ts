import { basename, dirname } from "node:path"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { ownRouteLoading } from "./scripts/own-route-loading.ts"
import { sharedCode } from "./scripts/shared-code.ts"

const output = {
  entryFileNames: builtName,
  chunkFileNames: builtName,
  codeSplitting: { groups: sharedCode },
}

export default defineConfig({
  plugins: [ownRouteLoading, tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output } } } },
  server: { proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3001" } },
})

/**
 * Names a built file by its source and the source's folder, as "es-dashboard" and "dashboard-screen". The service worker
 * knows by these names what a new version has in place of a file of the last one.
 */
function builtName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) {
  const source = facadeModuleId?.split("?")[0] ?? ""
  const isOwn = source.startsWith(import.meta.dirname) && !source.includes("node_modules")
  return `assets/${isOwn ? `${basename(dirname(source))}-` : ""}${name}-[hash].js`
}
