import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** All ways to fetch something or to store what was fetched. */
const ways = {
  fetch: /(?<![\w.])fetch\(|\b(?:window|self|globalThis)\.fetch\b/,
  client: /\bhc<|\bcreateClient\(/,
  request: /\bXMLHttpRequest\b|\bsendBeacon\(|\bWebSocket\(|\bWebTransport\(/,
  stream: /\bnew EventSource\(/,
  cache: /\bcaches\b|\bCacheStorage\b/,
  strategy:
    /\bnew (?:CacheFirst|CacheOnly|NetworkFirst|NetworkOnly|StaleWhileRevalidate)\(|\bprecache\(|createHandlerBoundToURL/,
  code: /\bimportScripts\(|\bimport\((?!\s*["'])|\bnew (?:Shared)?Worker\(|\bserviceWorker\.register\(/,
}
type Way = keyof typeof ways

/**
 * The files that fetch or store, each with the check that recognises answers not sent by the server. A new file must
 * use `isFromServer`.
 */
const rule = /import \{[^}]*\bisFromServer\b[^}]*\} from "[^"]*server-answer\.ts"/
const send = /import \{[^}]*\bsend\b[^}]*\} from "[^"]*send\.ts"/
/**
 * Stands for code that needs no check, because the browser itself refuses anything but an event stream, or a script
 * from the same origin. After a refusal, the code asks the server through `send`, which has the check.
 */
const browser = null
const known: Record<string, Partial<Record<Way, RegExp | typeof browser>>> = {
  "app/api.ts": { client: send },
  "app/load-route-module.ts": { fetch: rule, code: browser },
  "app/screens/team/use-live.ts": { stream: browser },
  "app/send.ts": { fetch: rule },
  "app/sync/follow-events.ts": { stream: browser },
  "app/worker/register.ts": { code: browser },
  "app/worker/service-worker.ts": { fetch: rule, cache: rule, strategy: rule },
}

/** Comments that mention a fetch do not count. */
function codeOf(file: string) {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
}

test("every fetch of the product asks whether the server has answered", () => {
  const files = globSync("{app,domain,content}/**/*.{ts,tsx,js}").filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found: Record<string, Way[]> = {}
  for (const file of files.sort()) {
    const code = codeOf(file)
    const here = (Object.keys(ways) as Way[]).filter((way) => ways[way].test(code))
    if (here.length > 0) found[file] = here
    for (const way of here) {
      const by = known[file]?.[way]
      if (by) expect(code, `${way} in ${file}`).toMatch(by)
    }
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(known).map(([file, by]) => [file, Object.keys(by)])))
})

test("nothing of the worker is fetched or stored past the rule", () => {
  const code = codeOf("app/worker/service-worker.ts")
  const strategies = [...code.matchAll(/new CacheFirst\(\{(.*)\}\)/g)]
  expect(strategies.map(([, options]) => options)).toEqual([expect.stringContaining("plugins: [onlyFromServer()]")])
  expect(code).toMatch(/addPlugins\(\[\{ fetchDidSucceed: .*ofBuild\(response, allFiles\)/)
  // These are the requests for a file that is fetched again, for the shell, for whether its files exist, and for the
  // page itself on a device without a shell.
  expect(code.match(/(?<![\w.])fetch\(/g)).toHaveLength(4)
})

/**
 * These files read the server's answer in a line of its own: by `told`, as the changes of a sync, or as an export's
 * file.
 */
const readApart = [
  "app/screens/profile/settings/bring-in/use-bring-in.ts",
  "app/screens/profile/settings/download-data.tsx",
  "app/sync/older-entries/request-month.ts",
  "app/sync/start-sync.ts",
]

test("what the server is asked for has the fields by which it is known, or a gateway's JSON would stand in its place", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file))
  const reads = files.flatMap((file) => (codeOf(file).match(/.*\.\$get\(.*/g) ?? []).map((line) => ({ file, line })))
  expect(reads.length).toBeGreaterThan(20)
  const untold = reads.filter(({ line }) => !/\btold\w*\(await /.test(line)).map(({ file }) => file)
  expect([...new Set(untold)].sort()).toEqual(readApart)
  for (const file of readApart) expect(codeOf(file), file).toMatch(/\btold\w*\(|\breadExportFile\(/)
})
