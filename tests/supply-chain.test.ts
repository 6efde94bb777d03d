import { spawn, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"
import { npm } from "../scripts/set-up/npm.mjs"
import { differences, hashesIn } from "../scripts/supply-chain/hashes.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))

function tempDir() {
  const folder = mkdtempSync(join(tmpdir(), "florescer-supply-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const advisory = {
  id: 1,
  url: "https://advisories.example/GHSA-aaaa-bbbb-cccc",
  title: "Answers what nobody asked",
  severity: "high",
  vulnerable_versions: "*",
  cwe: [],
  cvss: { score: 0, vectorString: null },
}

type Answer = { status?: number; body: string }

/** A registry on this machine that knows one advisory, for one package; instead of it the audit may get another answer. */
async function registry(name: string, answer?: Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    request.resume()
    if (request.method === "POST") asked.push(String(request.url))
    if (answer && request.method === "POST") {
      response.writeHead(answer.status ?? 200, { "content-type": "application/json" }).end(answer.body)
      return
    }
    const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
    const version = dependencies[name]
    const known = { name, "dist-tags": { latest: version }, versions: { [version]: { name, version } } }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(request.method === "POST" ? { [name]: [advisory] } : known))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const unasked = { status: 1, text: "The registry did not answer the audit.\n" }

/** Runs the audit against a registry with a list of acceptances. */
async function audit(address: string, accepted: object[]) {
  const list = join(tempDir(), "accepted.json")
  writeFileSync(list, JSON.stringify(accepted))
  const env = {
    ...process.env,
    npm_config_registry: address,
    npm_config_cache: tempDir(),
    npm_config_fetch_retries: "0",
  }
  const child = spawn(process.execPath, [join(root, "scripts/audit.mjs"), list], { env })
  const said: string[] = []
  child.stdout.on("data", (chunk) => said.push(String(chunk)))
  const status = await new Promise((resolve) => child.on("close", resolve))
  return { status, text: said.join("") }
}

it("the audit fails for a finding, not for one accepted with a reason until a day to come, and again after that day", async () => {
  const { address } = await registry("uqr")
  const acceptance = { id: "GHSA-aaaa-bbbb-cccc", reason: "nothing asks", until: "2999-12-31" }
  const found = await audit(address, [])
  expect(found).toMatchObject({ status: 1, text: expect.stringContaining("high: uqr *: Answers what nobody asked") })
  expect(await audit(address, [acceptance])).toMatchObject({ status: 0 })
  expect(await audit(address, [{ ...acceptance, reason: "" }])).toMatchObject({ status: 1 })
  const ended = await audit(address, [{ ...acceptance, until: "2026-01-31" }])
  expect(ended).toMatchObject({ status: 1, text: expect.stringContaining("was accepted until 2026-01-31") })
  const needless = await audit(address, [acceptance, { ...acceptance, id: "GHSA-none" }])
  expect(needless).toMatchObject({ status: 1, text: expect.stringContaining("no longer found") })
})

it("an audit of a registry that knows of nothing is good, after one question", async () => {
  const { address, asked } = await registry("uqr", { body: "{}" })
  expect(await audit(address, [])).toEqual({ status: 0, text: "0 findings, 0 of them accepted.\n" })
  expect(asked).toEqual(["/-/npm/v1/security/advisories/bulk"])
})

it("an audit that nobody answers is no good one", async () => {
  expect(await audit("http://127.0.0.1:9", [])).toEqual(unasked)
})

it.each([
  ["an error", { status: 503, body: '{"error":"away"}' }],
  ["the word that it has no such thing", { status: 404, body: '{"error":"not found"}' }],
  ["the word that one may not ask", { status: 403, body: '{"error":"forbidden"}' }],
  ["a page for people", { body: "<html>Sign in</html>" }],
])("nor is one that the registry answers with %s", async (_, answer) => {
  const { address, asked } = await registry("uqr", answer)
  expect(await audit(address, [{ id: "GHSA-aaaa-bbbb-cccc", reason: "nothing asks", until: "2999-12-31" }])).toEqual(
    unasked,
  )
  expect(asked.length).toBeGreaterThan(0)
})

/** The npm of Debian 13 is 9. */
const hasBill = Number(process.env.npm_config_user_agent?.match(/npm\/(\d+)/)?.[1] ?? 10) >= 10

it.skipIf(!hasBill)(
  "the bill of materials names every package of the lock file with its version and the hash of its archive",
  () => {
    const { command, args, options } = npm("run", "--silent", "sbom")
    const { stdout } = spawnSync(command, args, { ...options, cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    type Component = { purl: string; hashes?: { content: string }[] }
    const { bomFormat, components }: { bomFormat: string; components: Component[] } = JSON.parse(stdout)
    expect(bomFormat).toBe("CycloneDX")
    type Package = { version: string; integrity?: string; inBundle?: boolean }
    const { packages }: { packages: Record<string, Package> } = JSON.parse(
      readFileSync(join(root, "package-lock.json"), "utf8"),
    )
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.replace(/\?.*/, ""))))
    const hashes = new Set(components.flatMap(({ hashes = [] }) => hashes.map(({ content }) => content)))
    const missing = Object.entries(packages).filter(([path, { version, integrity }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)
      const hash = integrity && Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex")
      return path !== "" && !(hash ? hashes.has(hash) : listed.has(`pkg:npm/${name}@${version}`))
    })
    expect(missing.map(([path]) => path)).toEqual([])
  },
)

it("two installations are compared file by file, links by where they lead", () => {
  const places = [tempDir(), tempDir()] as const
  for (const place of places) {
    mkdirSync(join(place, "build/deep"), { recursive: true })
    writeFileSync(join(place, "build/deep/same.js"), "1")
    writeFileSync(join(place, "build/other.js"), place)
    symlinkSync(place === places[0] ? "other.js" : "deep/same.js", join(place, "build/link"))
  }
  writeFileSync(join(places[1], "build/more.js"), "")
  const [one, other] = places.map((place) => hashesIn(place, "build"))
  expect(differences(one, other)).toEqual(["build/link", "build/more.js", "build/other.js"])
})
