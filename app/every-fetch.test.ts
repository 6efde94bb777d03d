import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** Every way to fetch or to store what was fetched. */
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

/** Who does, and by what somebody else's answer is told from the server's. A new one asks `isFromServer`. */
const rule = /import \{[^}]*\bisFromServer\b[^}]*\} from "[^"]*server-answer\.ts"/
const send = /import \{[^}]*\bsend\b[^}]*\} from "[^"]*send\.ts"/
/** Browsers take no other type than a stream's, or a script's from the same address; what follows a refusal asks by `send`. */
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

/** What is written about code is none. */
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
  // The file again, the shell, whether its files are there, and without one on the device the page itself.
  expect(code.match(/(?<![\w.])fetch\(/g)).toHaveLength(4)
})
