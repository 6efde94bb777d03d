import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import type { Language } from "#domain/language.ts"

const root = join(import.meta.dirname, "../..")
const client = join(root, "build/current/client")
const language: Language = "es"

type Files = { module: string; imports: readonly string[] }
type Manifest = { entry: Files; routes: Readonly<Record<string, Files & { parentId?: string }>> }

/** Returns what a screen fetches first, by address: its own code, that around it, its messages and texts, and `parts`. */
export function filesOfScreen(path: string, parts: readonly string[]): ReadonlySet<string> {
  const { entry, routes } = readManifest()
  const fetched = [entry.module, ...entry.imports]
  let id: string | undefined = `screens${path}/screen`
  if (!routes[id]) throw new Error(`The build has no screen at ${path}`)
  while (id !== undefined) {
    const { module, imports, parentId }: Manifest["routes"][string] = routes[id] ?? { module: "", imports: [] }
    fetched.push(module, ...imports)
    id = parentId
  }
  for (const name of [...wordsOf(path), ...parts]) fetched.push(addressOf(name))
  return withImported(fetched)
}

/** Returns the size in kB, compressed by gzip at level 6. */
export function kilobytesOf(addresses: Iterable<string>): number {
  return [...addresses].reduce((sum, address) => sum + gzipSync(textOf(address), { level: 6 }).length, 0) / 1000
}

function readManifest(): Manifest {
  const [file = ""] = globSync("assets/manifest-*.js", { cwd: client })
  const text = textOf(`/${file}`)
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1))
}

/** What the screen's handle names. */
function wordsOf(path: string): string[] {
  const source = readFileSync(join(root, `app/screens${path}/screen.tsx`), "utf8")
  const handle = source.match(/handle: ScreenHandle = \{([^}]*)\}/)?.[1] ?? ""
  const namesIn = (field: string) => {
    const value = handle.match(new RegExp(`${field}: (\\[[^\\]]*\\]|"[^"]*")`))?.[1] ?? ""
    return [...value.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name)
  }
  const texts = namesIn("texts").map((name) => (isOneFile(name) ? `${name}-${language}` : `${language}-${name}`))
  return [...[...namesIn("messages"), ...namesIn("also")].map((name) => `${language}-${name}`), ...texts]
}

function isOneFile(textName: string) {
  return globSync(`content/${textName}/${language}.json`, { cwd: root }).length > 0
}

function addressOf(name: string): string {
  const found = globSync(`assets/${name}-????????.js`, { cwd: client })
  if (found.length !== 1) throw new Error(`The build has ${found.length} files called ${name}`)
  return `/${found[0]}`
}

function withImported(addresses: readonly string[]): ReadonlySet<string> {
  const all = new Set(addresses)
  for (const address of all) {
    for (const [, file = ""] of textOf(address).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      all.add(`/assets/${file}`)
    }
  }
  return all
}

function textOf(address: string) {
  return readFileSync(join(client, address), "utf8")
}
