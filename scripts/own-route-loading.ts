import { join } from "node:path"
import type { Plugin } from "vite"

const own = join(import.meta.dirname, "../app/load-route-module.ts")
const routersFile = "routeModules.js"

/**
 * Replaces the router's loading of route modules with ours (app/load-route-module.ts says why), for which it has no
 * setting. The build fails when a new version of the router no longer uses the replaced module.
 */
export const ownRouteLoading: Plugin = {
  name: "own-route-loading",
  apply: "build",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith(`/${routersFile}`) && importer?.includes("/react-router/dist/") ? own : null,
  generateBundle(_, bundle) {
    if (this.environment.name !== "client") return
    const isTaken = Object.values(bundle).some(
      (file) => file.type === "chunk" && file.modules[own]?.renderedExports.includes("loadRouteModule"),
    )
    if (!isTaken) {
      this.error(
        `React Router no longer loads its screens by loadRouteModule of its ${routersFile}, so app/load-route-module.ts did not take its place. Find where it does now, and name that in scripts/own-route-loading.ts.`,
      )
    }
  },
}
