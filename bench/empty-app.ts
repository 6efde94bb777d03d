import { execFileSync } from "node:child_process"
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const nodeModules = fileURLToPath(new URL("../node_modules", import.meta.url))

/** Builds an app of one prerendered page with the product's own tools. */
export async function buildEmptyApp() {
  const folder = join(tmpdir(), `florescer-empty-app-${process.pid}`)
  for (const [path, text] of Object.entries(await files())) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(nodeModules, join(folder, "node_modules"), "junction")
  execFileSync(process.execPath, [join(nodeModules, "@react-router/dev/bin.cjs"), "build"], {
    cwd: folder,
    stdio: "pipe",
  })
  return { clientFolder: join(folder, "build/client"), remove: () => rm(folder, { recursive: true }) }
}

async function files() {
  const { dependencies } = JSON.parse(await readFile(join(nodeModules, "../package.json"), "utf8"))
  return {
    "package.json": JSON.stringify({ type: "module", dependencies }),
    "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite"
export default { plugins: [reactRouter()] }
`,
    "react-router.config.ts": `export default { ssr: false, prerender: ["/"] }
`,
    "app/routes.ts": `import { index } from "@react-router/dev/routes"
export default [index("home.tsx")]
`,
    "app/home.tsx": `export default function Home() {
  return <h1>Hello</h1>
}
`,
    "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
`,
  }
}
