import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"
import { previewPlaceholders } from "../../domain/preview.ts"
import { withDeferredScripts } from "./defer-scripts.ts"

/**
 * Writes what a signed-in screen shows before its scripts are there (docs/decisions/045-previews-of-signed-in-screens.md):
 * one file for each path, language and kind, and the page around them.
 */
export async function writePreviews(root: string, buildDirectory: string) {
  const folder = join(buildDirectory, "previews")
  mkdirSync(folder)
  const shell = readFileSync(join(buildDirectory, "client/__spa-fallback.html"), "utf8")
  writeFileSync(join(folder, "page.html"), pageAround(root, shell))
  await renderAll(root, folder)
}

async function renderAll(root: string, folder: string) {
  const outDir = join(folder, "renderer")
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: { ssr: "scripts/after-build/render-previews.ts", outDir, minify: false },
  })
  const env = { ...process.env, NODE_ENV: "production" }
  execFileSync(process.execPath, [join(outDir, "render-previews.js"), folder], { cwd: root, env, stdio: "inherit" })
  rmSync(outDir, { recursive: true })
}

/**
 * The shell, with a place for a preview above its own sign of loading, and its scripts after the first paint. The list of
 * files is on the script, which stays where a preview is removed at once.
 */
function pageAround(root: string, shell: string) {
  const show = readFileSync(join(root, "app/preview/show.js"), "utf8")
  const { html, language, files } = previewPlaceholders
  const place = `<div id="preview" inert>${html}</div><script data-language="${language}" data-files="${files}">${show}</script>`
  if (!shell.includes("<body>")) throw new Error("The shell has no body of its own.")
  return withDeferredScripts(
    shell,
    `document.querySelector("[data-files]").dataset.files.match(/\\S+/g) ?? []`,
  ).replace("<body>", () => `<body>${place}`)
}
