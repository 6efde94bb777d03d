import { join } from "node:path"
import type { Plugin } from "vite"

const own = join(import.meta.dirname, "../app/load-route-module.ts")

/**
 * Replaces the router's loading of screens by app/load-route-module.ts, which says why. The build fails if the router
 * no longer uses that function.
 */
export const ownRouteLoading: Plugin = {
  name: "own-route-loading",
  apply: "build",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/routeModules.js") &&
    importer?.includes("/react-router/dist/") &&
    !/\brsc\b/.test(source + importer)
      ? own
      : null,
  generateBundle(_, bundle) {
    if (this.environment.name !== "client") return
    const isTaken = Object.values(bundle).some(
      (chunk) => chunk.type === "chunk" && chunk.modules[own]?.renderedExports.includes("loadRouteModule"),
    )
    if (!isTaken) {
      this.error(
        "React Router no longer loads its screens by loadRouteModule of its routeModules.js, so app/load-route-module.ts did not take its place. Find where it does now, and name that in scripts/own-route-loading.ts.",
      )
    }
  },
}
