import { createHash } from "node:crypto"
import { globSync, renameSync } from "node:fs"
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { hashesOf } from "../../scripts/after-build/build-worker.ts"
import { freePort, startServer } from "./server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const parts = ["package.json", "server", "domain", "content", "build/current"]

export type Deployment = Awaited<ReturnType<typeof openDeployment>>

/** What a browser can be given otherwise, and what no server runs: near half of the files, which a busy disk takes a minute for. */
const isLeftOut = (file: string) => /\.(?:br|gz)$|\.test\.tsx?$/.test(file)

type Change = { text: string; newText: string }

/** A copy of the product, whose build can be replaced by a newer one as a deployment does. */
export async function openDeployment(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `florescer-deployment-${name}-`))
  for (const part of parts)
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      dereference: true,
      filter: (file) => !isLeftOut(file),
    })
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction")
  const port = await freePort()
  const start = () => startServer({ dataDir: folder, port, project: folder })
  let server = await start()

  /** A version that says something else, and in which every hashed file has another name. */
  async function deploy(change: Change) {
    await server.stop()
    await changeBuild(join(folder, "build/current/client"), change)
    server = await start()
  }

  async function close() {
    await server.stop()
    await rm(folder, { recursive: true })
  }

  return { url: server.url, deploy, stop: () => server.stop(), close }
}

async function changeBuild(clientDir: string, { text, newText }: Change) {
  const names = globSync("*-????????.*", { cwd: join(clientDir, "assets") })
  const newNames = new Map(names.map((name) => [name, name.replace(/[\w-]{8}(?=\.)/, hash)]))
  const worker = join(clientDir, "service-worker.js")
  const files = (await readFile(worker, "utf8")).match(/\/assets\/[^`"]+/)?.[0].split(",") ?? []
  const hashes = hashesOf(clientDir, files)
  for (const file of globSync("**/*.{html,js,css,json}", { cwd: clientDir })) {
    const content = await readFile(join(clientDir, file), "utf8")
    const renamed = content.replaceAll(/[\w.~-]+-[\w-]{8}\.\w+/g, (name) => newNames.get(name) ?? name)
    await writeFile(join(clientDir, file), renamed.replaceAll(text, newText))
  }
  for (const [name, newName] of newNames)
    renameSync(join(clientDir, "assets", name), join(clientDir, "assets", newName))
  const newFiles = files.map((file) => `/assets/${newNames.get(basename(file)) ?? basename(file)}`)
  const newHashes = hashesOf(clientDir, newFiles)
  await writeFile(worker, (await readFile(worker, "utf8")).replace(hashes, newHashes))
}

function hash(old: string) {
  return createHash("sha256").update(old).digest("hex").slice(0, 8)
}
