import { basename, dirname } from "node:path"
import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type ModulePreloadOptions } from "vite"
import { chunkGroups } from "./scripts/chunk-groups.ts"
import { ownRouteLoading } from "./scripts/own-route-loading.ts"
import { pictureFiles } from "./scripts/picture-files.ts"
import { workedOut } from "./scripts/worked-out.ts"

const output = {
  entryFileNames: builtName,
  chunkFileNames: builtName,
  codeSplitting: { groups: chunkGroups },
}

const ofEveryPage = /\/(?:everywhere|app-root|shell-address)-/
const ofEverySignedInScreen = /\/(?:rolldown-runtime|everywhere|visitors|forms|signed-in|small-parts)-/

/**
 * A part that is fetched later need not name the files that every signed-in screen has loaded by then; on another page they
 * are asked for one step later. What every page loads names none, since its parts, such as a lock screen, are rare.
 */
const modulePreload: ModulePreloadOptions = {
  resolveDependencies: (_file, needed, { hostId }) =>
    ofEveryPage.test(hostId) ? [] : needed.filter((file) => !ofEverySignedInScreen.test(file)),
}

export default defineConfig({
  plugins: [ownRouteLoading, pictureFiles, workedOut, tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output }, modulePreload } } },
  server: { proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:3001" } },
})

/**
 * Names a built file after its source and the source's folder, such as "es-dashboard" and "dashboard-screen". By these
 * names the service worker finds a new version's counterpart of an old file.
 */
function builtName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) {
  const source = facadeModuleId?.split("?")[0] ?? ""
  const isOwn = source.startsWith(import.meta.dirname) && !source.includes("node_modules")
  return `assets/${isOwn ? `${basename(dirname(source))}-` : ""}${name}-[hash].js`
}
