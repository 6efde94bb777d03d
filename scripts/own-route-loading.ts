import { join } from "node:path"
import type { Plugin } from "vite"

/** Loads the screens by app/load-route-module.ts, which says why. */
export const ownRouteLoading = inPlaceOfRouters("app/load-route-module.ts", {
  routersFile: "routeModules.js",
  name: "loadRouteModule",
  without: "React Router no longer loads its screens by loadRouteModule of its routeModules.js",
})

/** In place of an error with its stack. */
export const ownOutermostError = inPlaceOfRouters("app/outermost-error.tsx", {
  routersFile: "errorBoundaries.js",
  name: "RemixErrorBoundary",
  without: "React Router no longer has RemixErrorBoundary of its errorBoundaries.js around all routes",
})

type Replaced = { routersFile: string; name: string; without: string }

/** The router has no setting for it. The build fails when it no longer uses the file. */
function inPlaceOfRouters(file: string, { routersFile, name, without }: Replaced): Plugin {
  const own = join(import.meta.dirname, "..", file)
  return {
    name: `own-${routersFile}`,
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith(`/${routersFile}`) &&
      importer?.includes("/react-router/dist/") &&
      !/\brsc\b/.test(source + importer)
        ? own
        : null,
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return
      const isTaken = Object.values(bundle).some(
        (chunk) => chunk.type === "chunk" && chunk.modules[own]?.renderedExports.includes(name),
      )
      if (!isTaken) {
        this.error(
          `${without}, so ${file} did not take its place. Find where it does now, and name that in scripts/own-route-loading.ts.`,
        )
      }
    },
  }
}
