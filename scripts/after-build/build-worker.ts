import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"

/** Builds app/worker/service-worker.ts with the names of the files that it may keep. */
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

/** The files that the shell names. */
function shellFiles(clientDir: string, files: string[]) {
  const shell = readFileSync(join(clientDir, "__spa-fallback.html"), "utf8")
  return files.filter((file) => shell.includes(file))
}
