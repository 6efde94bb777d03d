import { globSync, readFileSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"

/**
 * What a page looks like comes before what it can do: on a slow connection scripts wait for the style and the fonts.
 * Those of a page that has been painted in advance are not even asked for before it has been seen.
 */
export function paintFirst(clientDir: string) {
  for (const file of globSync("**/*.html", { cwd: clientDir })) {
    const path = join(clientDir, file)
    const html = readFileSync(path, "utf8")
    writeFileSync(path, basename(file) === "index.html" ? withScriptsAfterPaint(html) : withPatientPreloads(html))
  }
}

function withPatientPreloads(html: string) {
  return html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchPriority="low"')
}

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const start =
  /(<script type="module" async="">)import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)(.*?)(<\/script>)/s
const routeImport = /import \* as (\w+) from "([^"]+)";/g

/** The router's own start of the app, with the imports that the browser would make at once made after the first paint. */
function withScriptsAfterPaint(html: string) {
  const found = html.match(start)
  if (!found) throw new Error("The page does not start its app as expected.")
  const [whole, open, manifest, imports = "", rest, close] = found
  const routes = [...imports.matchAll(routeImport)]
  const files = [...html.matchAll(preload)].map(([, file]) => file)
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
