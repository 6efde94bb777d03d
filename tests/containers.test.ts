import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { DCLinter } from "dclint"
import { validate } from "dockerfile-utils"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { serverArguments, serverEnvironment } from "../scripts/server-process.mjs"

const root = new URL("../", import.meta.url)
const dockerfile = readFileSync(new URL("Dockerfile", root), "utf8")
const allowed = readFileSync(new URL(".dockerignore", root), "utf8").match(/(?<=^!).+/gm) ?? []

function instructions(name: string) {
  const whole = dockerfile.replaceAll("\\\n", " ")
  return whole.split("\n").flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []))
}

it("the Dockerfile has nothing that its linter finds", () => {
  expect(validate(dockerfile)).toEqual([])
})

it("the container runs as nobody special and asks itself whether it is ready", () => {
  expect(instructions("USER")).toEqual(["node"])
  expect(dockerfile.lastIndexOf("\nUSER ")).toBeGreaterThan(dockerfile.lastIndexOf("\nRUN "))
  expect(instructions("HEALTHCHECK")).toEqual([expect.stringContaining("/readyz")])
})

it("the container runs the server as npm start does", () => {
  const [node, ...args] = JSON.parse(instructions("CMD")[0] ?? "")
  expect(node).toBe("node")
  expect(
    args.map((arg: string) => arg.replace("server/main.ts", fileURLToPath(new URL("server/main.ts", root)))),
  ).toEqual(serverArguments)
})

it.each(["Dockerfile", "deploy/cluster/florescer@.service"])("%s sets for Node what npm start does", (file) => {
  const { NODE_COMPILE_CACHE: _ofThisFolder, ...forNode } = serverEnvironment
  const settings = Object.entries(forNode).map((pair) => pair.join("="))
  expect(readFileSync(new URL(file, root), "utf8")).toContain(settings.join(" "))
})

it("the image has everything that the server reads of a build", () => {
  const copied = instructions("COPY").filter((each) => each.includes("/florescer/build/"))
  expect(copied.map((each) => each.split(" ").at(-1))).toEqual(["build/current/client"])
})

it("everything that goes into the image exists, and neither settings nor data do", () => {
  expect(allowed.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  expect(allowed).toEqual(expect.arrayContaining(["app", "server", "package-lock.json"]))
  for (const secret of [".env", "data", "backups", ".git", "node_modules"]) expect(allowed).not.toContain(secret)
})

it("compose.yaml has nothing that its linter finds", () => {
  const linter = new DCLinter({
    rules: { "require-quotes-in-ports": [2, { quoteType: "double" }] },
    quiet: true,
    debug: false,
    exclude: [],
  })
  const results = linter.lintFiles([fileURLToPath(new URL("compose.yaml", root))], false)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})

it("each container writes to its volumes and to memory alone, gains no privilege, and trusts Docker's own network as the proxy's", () => {
  const { services } = parse(readFileSync(new URL("compose.yaml", root), "utf8"))
  expect(Object.keys(services)).toEqual(["app", "database"])
  for (const service of Object.values<Record<string, unknown>>(services))
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: expect.arrayContaining(["/tmp"]),
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      mem_limit: expect.any(String),
    })
  expect(services.app.cap_add).toBeUndefined()
  expect(services.app.environment.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-uniquelocal}`)
  expect(services.app.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
})
