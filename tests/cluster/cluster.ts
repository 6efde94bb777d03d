import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { baseUrl } from "../api/visitor.ts"
import { freePort } from "../e2e/server.ts"
import { createEtcd } from "./etcd.ts"
import { readPatroni } from "./patroni.ts"
import { type Running, signalAll, startProgram, type User, withDescendants } from "./processes.ts"
import { exampleValues, fillIn, readSettings, type Values } from "./templates.ts"

export type ClusterPrograms = { etcd: string; patroni: string; haproxy: string; postgresFolder: string; user: User }
export type Cluster = Awaited<ReturnType<typeof startCluster>>
export type Node = Cluster["nodes"][number]
const members = [1, 2, 3] as const

/** Three machines' worth of etcd, Patroni and PostgreSQL behind HAProxy, all on loopback, from the files of deploy/cluster. */
export async function startCluster(programs: ClusterPrograms) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-cluster-"))
  chmodSync(folder, 0o755)
  const here = { BASE_URL: baseUrl, TRUSTED_PROXIES: "none" }
  const shared: Values = { ...exampleValues(), ...(await loopbackAddresses()), ...secrets(), ...here }

  const started = new Set<number>()

  function folderOf(name: string) {
    const own = join(folder, name)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    if (programs.user) chownSync(own, programs.user.uid, programs.user.gid)
    return own
  }

  function writeFor(path: string, text: string) {
    writeFileSync(path, text, { mode: 0o600 })
    if (programs.user) chownSync(path, programs.user.uid, programs.user.gid)
    return path
  }

  function valuesOf(number: number): Values {
    const own = folderOf(`node${number}`)
    return {
      ...shared,
      NAME: `node${number}`,
      ...Object.fromEntries(
        ["POSTGRES", "PATRONI", "ETCD_CLIENT", "ETCD_PEER"].map((name) => [name, String(shared[`${name}_${number}`])]),
      ),
      ETCD_DATA_DIR: join(own, "etcd"),
      POSTGRES_BIN_DIR: programs.postgresFolder,
      POSTGRES_DATA_DIR: join(own, "postgres"),
      POSTGRES_SOCKET_DIR: own,
      PGPASS: join(own, "pgpass"),
    }
  }

  async function start(name: string, command: string, args: string[], env: Values = {}): Promise<Running> {
    const cwd = folderOf(name)
    const logFile = join(folder, `${name}.log`)
    const program = await startProgram({ command, args, env, cwd, logFile, user: programs.user })
    started.add(program.pid)
    void program.ended.then(() => started.delete(program.pid))
    return program
  }

  function createNode(number: number) {
    const values = valuesOf(number)
    const name = String(values.NAME)
    const configuration = writeFor(join(folderOf(name), "patroni.yml"), fillIn("patroni.yml", values))
    let patroni: Running | undefined

    return {
      name,
      postgres: String(values.POSTGRES),
      async start() {
        patroni = await start(name, programs.patroni, [configuration])
      },
      /** PostgreSQL's first process and all others of it, by the file in its data folder. */
      postgresProcesses(): number[] {
        const file = join(String(values.POSTGRES_DATA_DIR), "postmaster.pid")
        if (!existsSync(file)) return []
        const first = Number(readFileSync(file, "utf8").split("\n")[0])
        return isPostgres(first, String(values.POSTGRES_DATA_DIR)) ? withDescendants(first) : []
      },
      patroniProcesses: () => (patroni ? withDescendants(patroni.pid) : []),
      /** Ends Patroni as systemd does, which also ends PostgreSQL. */
      async stop() {
        patroni?.child.kill("SIGTERM")
        await patroni?.ended
      },
      patroniEnded: () => patroni?.ended,
    }
  }

  const etcd = createEtcd({
    start: (number) =>
      start(`etcd${number}`, programs.etcd, [], {
        ...readSettings(fillIn("etcd.env", valuesOf(number))),
        GOMAXPROCS: "1",
      }),
    clientOf: (number) => String(shared[`ETCD_CLIENT_${number}`]),
  })
  const nodes = members.map(createNode)
  const patroni = readPatroni(
    members.map((number) => ({ name: `node${number}`, address: String(shared[`PATRONI_${number}`]) })),
    String(shared.PATRONI_PASSWORD),
  )

  await Promise.all(members.map(etcd.start))
  for (const node of nodes) await node.start()
  const haproxyFile = writeFor(join(folderOf("haproxy"), "haproxy.cfg"), fillIn("haproxy.cfg", shared))
  const haproxy = await start("haproxy", programs.haproxy, ["-db", "-f", haproxyFile])

  async function stop() {
    haproxy.child.kill("SIGTERM")
    await haproxy.ended
    await Promise.all(nodes.map((node) => node.stop()))
    await etcd.stop()
  }

  /** Nothing of the cluster may outlive a test run that failed. */
  function killAll() {
    const postgres = nodes.flatMap((node) => node.postgresProcesses())
    signalAll([...started, ...postgres], "SIGKILL")
  }

  return {
    folder,
    values: shared,
    etcd,
    nodes,
    patroni,
    url: `http://${shared.APP_BIND}`,
    stop,
    killAll,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async nodeOfPrimary() {
      const primary = await patroni.primary()
      const node = nodes.find(({ name }) => name === primary)
      if (!node) throw new Error("There is no primary.")
      return node
    },
    /** How often Patroni has copied a node anew, as its logs say; the first time, each that does not begin as the primary is. */
    copies() {
      const logs = nodes.map(({ name }) => readFileSync(join(folder, `${name}.log`), "utf8"))
      return logs.join("").split("INFO: bootstrapped from").length - members.length
    },
    /** What the README of deploy/cluster has the operator do once. */
    async createDatabase() {
      const client = new pg.Client(`postgres://postgres:${shared.SUPERUSER_PASSWORD}@${shared.PRIMARY}/postgres`)
      await client.connect()
      await client.query(`create role florescer login password '${shared.APP_PASSWORD}'`)
      await client.query("create database florescer owner florescer")
      await client.end()
    },
  }
}

/** The pid file that a killed PostgreSQL leaves behind may name another user's process by now. */
function isPostgres(pid: number, dataDir: string) {
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(dataDir)
}

async function loopbackAddresses(): Promise<Values> {
  const names = ["POSTGRES", "PATRONI", "ETCD_CLIENT", "ETCD_PEER", "APP"].flatMap((name) =>
    members.map((number) => `${name}_${number}`),
  )
  const values: Values = { NETWORK: "127.0.0.1/32", APP_HOST: "127.0.0.1" }
  const taken = new Set<number>()
  for (const name of [...names, "PRIMARY", "APP_BIND"]) {
    let port = await freePort()
    while (taken.has(port)) port = await freePort()
    taken.add(port)
    values[name] = `127.0.0.1:${port}`
  }
  return values
}

function secrets(): Values {
  const names = ["SUPERUSER_PASSWORD", "REPLICATION_PASSWORD", "PATRONI_PASSWORD", "APP_PASSWORD", "AUTH_SECRET"]
  return Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]))
}
