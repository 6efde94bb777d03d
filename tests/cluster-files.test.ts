import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { settingNames } from "#server/env.ts"
import { exampleValues, fillIn, readSettings, type Template } from "./cluster/templates.ts"

const folder = new URL("../deploy/cluster/", import.meta.url)
const templates: Template[] = ["etcd.env", "patroni.yml", "haproxy.cfg", "florescer.env"]
const secrets = ["SUPERUSER_PASSWORD", "REPLICATION_PASSWORD", "PATRONI_PASSWORD", "APP_PASSWORD", "AUTH_SECRET"]
const example = exampleValues()
const values = { ...example, ...Object.fromEntries(secrets.map((name) => [name, "s".repeat(32)])) }

test("the files of the cluster are filled in by its one list of values, which has no other and no secret", () => {
  expect(
    readdirSync(folder)
      .filter((name) => !name.startsWith("florescer@"))
      .toSorted(),
  ).toEqual([...templates, "cluster.env", "patroni.conf", "README.md"].toSorted())
  for (const template of templates) expect(fillIn(template, values)).not.toContain("${")
  const used = templates.flatMap((template) =>
    [...readFileSync(new URL(template, folder), "utf8").matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name),
  )
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(example).toSorted())
  expect(secrets.map((name) => example[name])).toEqual(secrets.map(() => ""))
})

test("a file with a value missing is refused", () => {
  expect(() => fillIn("patroni.yml", example)).toThrow("patroni.yml needs PATRONI_PASSWORD.")
})

test("the app's settings exist, and the load balancer notices a stop before it happens", () => {
  const settings = readSettings(fillIn("florescer.env", values))
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([])
  const [, inter, fast, fall] = /inter (\d+)s fastinter (\d+)ms downinter \d+ms fall (\d) rise 1\n {2}server app1/.exec(
    fillIn("haproxy.cfg", values),
  ) as unknown as string[]
  const noticedSeconds = Number(inter) + ((Number(fall) - 1) * Number(fast)) / 1000
  expect(Number(settings.STOP_DELAY_SECONDS)).toBeGreaterThan(noticedSeconds)
})

test("a slow etcd costs the primary its place no sooner than its lease ends", () => {
  const patroni = fillIn("patroni.yml", values)
  const [ttl, loopWait, retryTimeout] = ["ttl", "loop_wait", "retry_timeout"].map((name) =>
    Number(new RegExp(`^ {4}${name}: (\\d+)$`, "m").exec(patroni)?.[1]),
  )
  expect(Number(loopWait) + 2 * Number(retryTimeout)).toBeLessThanOrEqual(Number(ttl))
  expect(ttl).toBeGreaterThanOrEqual(20)
})

test("a node whose history has parted from the primary's is copied anew, at once, and never rewound", () => {
  const { bootstrap, postgresql } = parse(fillIn("patroni.yml", values))
  expect(bootstrap.dcs.postgresql).toMatchObject({
    use_pg_rewind: false,
    remove_data_directory_on_diverged_timelines: true,
  })
  expect(postgresql.basebackup).toContainEqual({ checkpoint: "fast" })
})

test("a primary that stood still cannot take its place back: by etcd's older interface a lease is renewed by whoever has it", () => {
  const { etcd, etcd3 } = parse(fillIn("patroni.yml", values))
  expect(etcd.hosts.split(",")).toHaveLength(3)
  expect(etcd3).toBeUndefined()
  expect(readSettings(fillIn("etcd.env", values)).ETCD_ENABLE_V2).toBe("true")
})

test("no PostgreSQL outlives a Patroni that crashed, to be taken over by one that knows of no synchronous standby", () => {
  expect(readFileSync(new URL("patroni.conf", folder), "utf8")).toContain("\n[Service]\n")
  expect(readFileSync(new URL("patroni.conf", folder), "utf8")).toMatch(/^KillMode=mixed$/m)
})
