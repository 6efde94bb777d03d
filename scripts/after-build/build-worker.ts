import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"

type Address = { path: string; files: string[] }

export async function buildWorker({ root, clientDir, paths }: { root: string; clientDir: string; paths: string[] }) {
  const files = readdirSync(join(clientDir, "assets")).map((file) => `/assets/${file}`)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      __PATHS__: JSON.stringify(paths),
      __FILES__: JSON.stringify(files),
      __HASHES__: JSON.stringify(hashesOf(clientDir, files)),
      __SHELL_FILES__: JSON.stringify(shellFiles(clientDir, files)),
      __DESK_FILES__: JSON.stringify(deskFiles(clientDir, files)),
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
 * Returns six characters of each file's hash. They are enough to detect another network's answer in place of the file,
 * such as a sign-in page.
 */
export function hashesOf(clientDir: string, files: readonly string[]) {
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(clientDir, file)))
      .digest("base64")
  return files.map((file) => hashOf(file).slice(0, 6)).join("")
}

/**
 * The files that the service worker caches first. /help-now and the chat's safety card must work offline after the
 * first visit, in every language.
 */
function shellFiles(clientDir: string, files: string[]) {
  const shell = readFileSync(join(clientDir, "__spa-fallback.html"), "utf8")
  const always = readAddresses(clientDir)
    .filter(({ path }) => path === "/help-now" || path === "/soup")
    .flatMap(({ files }) => files)
  const help =
    /-(?:care|mother|baby|baby-age|guides|help-now|around|language|concern-help|numbers|silence)-[\w-]{8}\.js$/
  const named = files.filter((file) => shell.includes(file) || always.includes(file) || help.test(file))
  return withImports(clientDir, named, files)
}

/** Adds the files that these files import. With one of them missing, a card would not open offline. */
function withImports(clientDir: string, named: readonly string[], files: readonly string[]): string[] {
  const needed = new Set(named)
  for (const file of needed) {
    if (!file.endsWith(".js")) continue
    const text = readFileSync(join(clientDir, file), "utf8")
    for (const [, name] of text.matchAll(/(?:from|import)\s?"\.\/([\w.-]+\.js)"/g)) needed.add(`/assets/${name}`)
  }
  return files.filter((file) => needed.has(file))
}

/** Returns the files that only the screens of the team's desk need, so that no other browser prefetches them. */
function deskFiles(clientDir: string, files: string[]) {
  const isOfDesk = ({ path }: Address) => /^\/team(\/|$)/.test(path)
  const addresses = readAddresses(clientDir)
  const others = new Set(addresses.filter((address) => !isOfDesk(address)).flatMap(({ files }) => files))
  const ofDesk = new Set(addresses.filter(isOfDesk).flatMap(({ files }) => files))
  return files.filter((file) => (ofDesk.has(file) && !others.has(file)) || /\/(?:..-team|desk)-[\w-]{8}\./.test(file))
}

function readAddresses(clientDir: string): Address[] {
  return JSON.parse(readFileSync(join(clientDir, "addresses.json"), "utf8"))
}
