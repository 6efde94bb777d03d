import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"

type Address = { path: string; files: string[] }

/** Builds app/worker/service-worker.ts with the names of the files that it may cache. */
export async function buildWorker({ root, clientDir, paths }: { root: string; clientDir: string; paths: string[] }) {
  const files = readdirSync(join(clientDir, "assets")).map((file) => `/assets/${file}`)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      __PATHS__: JSON.stringify(paths),
      __FILES__: JSON.stringify(files),
      __SHELL_FILES__: JSON.stringify(shellFiles(clientDir, files)),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, "app/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  })
}

/**
 * The files that the shell loads, and those that must work offline from the first visit on, in every language: /help-now,
 * and the safety card of the chat.
 */
function shellFiles(clientDir: string, files: string[]) {
  const shell = readFileSync(join(clientDir, "__spa-fallback.html"), "utf8")
  const addresses: Address[] = JSON.parse(readFileSync(join(clientDir, "addresses.json"), "utf8"))
  const always = addresses.filter(({ path }) => path === "/help-now" || path === "/soup").flatMap(({ files }) => files)
  const help = /-(?:care|guides|help-now|around|language|concern-help)-[\w-]{8}\.js$/
  return files.filter((file) => shell.includes(file) || always.includes(file) || help.test(file))
}
