import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "vite"
import { expect, it, onTestFinished } from "vitest"
import { ownRouteLoading } from "../scripts/own-route-loading.ts"

/** Builds an app with a router that has its loadRouteModule in a file of this name. */
function buildWithRouter(file: string) {
  const root = mkdtempSync(join(tmpdir(), "florescer-router-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const router = join(root, "node_modules/react-router/dist")
  mkdirSync(router, { recursive: true })
  writeFileSync(join(router, file), `export const loadRouteModule = () => console.log("the router's own")`)
  const input = join(router, "index.js")
  writeFileSync(input, `import { loadRouteModule } from "./${file}"; loadRouteModule({}, {})`)
  return build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [ownRouteLoading],
    build: { write: false, rolldownOptions: { input } },
  })
}

it("how a screen's file is fetched is ours in the build", async () => {
  const built = JSON.stringify(await buildWithRouter("routeModules.js"))
  expect(built).toContain("/service-worker.js")
  expect(built).not.toContain("the router's own")
})

it("the build fails when the router loads its screens by another file", async () => {
  await expect(buildWithRouter("loading.js")).rejects.toThrow("app/load-route-module.ts did not take its place")
})
