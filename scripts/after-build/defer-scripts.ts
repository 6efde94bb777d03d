import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start =
  /(<script type="module" async="">)import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)(.*?)(<\/script>)/s
const routeImport = /import \* as (\w+) from "([^"]+)";/g

/**
 * Starts the app after the first paint, because on a slow line scripts would compete with styles and fonts
 * (docs/decisions/first-paint.md).
 */
export function deferScripts(clientDir: string) {
  for (const file of globSync("**/index.html", { cwd: clientDir })) {
    const path = join(clientDir, file)
    writeFileSync(path, withDeferredScripts(readFileSync(path, "utf8")))
  }
}

/** Replaces the page's static imports by dynamic ones that wait for the first paint. */
function withDeferredScripts(html: string) {
  const found = html.match(start)
  const files = [...html.matchAll(preload)].map(([, file]) => file)
  if (!found || files.length === 0) throw new Error("The page does not start its app as expected.")
  const [whole, open, manifest, imports = "", rest, close] = found
  const routes = [...imports.matchAll(routeImport)]
  const script = `
await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
for (const href of ${JSON.stringify(files)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const [, ${routes.map(([, name]) => name).join(", ")}] = await Promise.all([${[
    manifest,
    ...routes.map(([, , file]) => file),
  ]
    .map((file) => `import("${file}")`)
    .join(", ")}]);
${rest}`
  return html.replaceAll(preload, "").replace(whole, () => open + script + close)
}
