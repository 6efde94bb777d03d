import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { request } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { isRoot } from "../../scripts/set-up/debian.mjs"
import { findOrUnpackProxy } from "../../scripts/set-up/proxies.mjs"
import { makeCertificate } from "../api/certificate.ts"
import { freePort } from "../e2e/server.ts"
import { until } from "./until.ts"

const guide = readFileSync(new URL("../../docs/deploy.md", import.meta.url), "utf8")
const secret = "Zm9sZ2FfZGVfbm92ZW1icm8"
const paths = ["/help-now", `/calendar/${secret}.ics`, `/calendar/${secret}.ics?at=${secret}`, `/unsubscribe/${secret}`]

type Proxied = { folder: string; port: number; upstream: number }
type Replacement = readonly [part: RegExp, by: string]

/** The guide's own configuration of a proxy, with the addresses and files of this test in place of its own. */
function configured(example: RegExp, replacements: readonly Replacement[]) {
  const [, text = ""] = guide.match(example) ?? []
  return replacements.reduce((config, [part, by]) => {
    expect(config).toMatch(part)
    return config.replace(part, by)
  }, text)
}

function nginx({ folder, port, upstream }: Proxied) {
  const server = configured(/```nginx\n([\s\S]+?)```/, [
    [/listen 443 ssl;/, `listen 127.0.0.1:${port} ssl;`],
    [/ssl_certificate {5}\S+;/, `ssl_certificate ${folder}/cert.pem;`],
    [/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`],
    [/\/var\/log\/nginx\/florescer\.log/, `${folder}/access.log`],
    [/localhost:3000/, `127.0.0.1:${upstream}`],
  ])
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const file = join(folder, "nginx.conf")
  writeFileSync(
    file,
    `${isRoot() ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { ${kinds.join(" ")} ${server} }`,
  )
  return ["-p", folder, "-e", `${folder}/error.log`, "-c", file]
}

function caddy({ folder, port, upstream }: Proxied) {
  const site = configured(/configuration, and[^`]+```\n([\s\S]+?)```/, [
    [
      /^florescer\.example\.org \{/,
      `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
    ],
    [/localhost:3000/, `127.0.0.1:${upstream}`],
    [/log \{/, `log {\n\t\toutput file ${folder}/access.log`],
  ])
  const file = join(folder, "Caddyfile")
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
  return ["run", "--adapter", "caddyfile", "--config", file]
}

async function startUpstream() {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, answer) => {
    asked.push(url)
    answer.end("ok")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return { asked, upstream: (server.address() as AddressInfo).port }
}

/** Whether it is answered. */
function get(port: number, path: string, ca: string) {
  return new Promise<boolean>((resolve) => {
    const asking = request({ host: "localhost", family: 4, port, path, ca }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode === 200))
    })
    asking.on("error", () => resolve(false)).end()
  })
}

const proxies = { nginx, caddy }

for (const name of ["nginx", "caddy"] as const) {
  const program = findOrUnpackProxy(name)

  test.skipIf(!program)(
    `${name}, as the guide sets it up, passes a calendar's address on and logs it nowhere`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "florescer-proxy-"))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const { asked, upstream } = await startUpstream()
      const { key, cert } = (await makeCertificate(1)).tls
      writeFileSync(join(folder, "key.pem"), key)
      writeFileSync(join(folder, "cert.pem"), cert)
      const port = await freePort()
      const args = proxies[name]({ folder, port, upstream })
      const child = spawn(program ?? "", args, {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, HOME: folder },
      })
      const said: string[] = []
      for (const output of [child.stdout, child.stderr]) output.on("data", (data) => void said.push(String(data)))
      const ended = once(child, "exit")
      onTestFinished(async () => {
        child.kill("SIGTERM")
        await ended
      })
      await until(async () => {
        if (child.exitCode !== null) throw new Error(said.join(""))
        return get(port, "/", cert)
      })
      for (const path of paths) expect(await get(port, path, cert)).toBe(true)
      expect(asked).toEqual(expect.arrayContaining(paths))
      const log = () => readFileSync(join(folder, "access.log"), "utf8")
      await until(() => log().trim().split("\n").length > paths.length)
      expect(log()).toContain("/help-now")
      expect(log()).toContain("/-")
      expect(log() + said.join("")).not.toContain(secret)
    },
  )
}
