import { execFile } from "node:child_process"
import { existsSync, globSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { connections } from "./requests.ts"

const seconds = 4

/** A pgbench script with the one statement that the server runs when a screen is read and nothing is new. */
function script(tokens: readonly string[]) {
  const first = tokens[0]?.replace(/\d+$/, "")
  return `\\set mother random(0, ${tokens.length - 1})
select "user".id, "user".email, "user".sync_version, "user"."twoFactorEnabled",
  session.id, session.token, session."expiresAt"
from session inner join "user" on "user".id = session."userId" where session.token = '${first}' || :mother;
`
}

/**
 * Measures with pgbench how many reads of this kind PostgreSQL itself can do in a second. The tokens must end with
 * numbers from 0 without gaps.
 */
export async function measureCeiling(databaseUrl: string, tokens: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "florescer-pgbench-"))
  try {
    const file = join(folder, "read.sql")
    await writeFile(file, script(tokens))
    const options = ["--no-vacuum", "--protocol=prepared", `--client=${connections}`, "--jobs=2", `--time=${seconds}`]
    const { stdout } = await promisify(execFile)(findPgbench(), [...options, `--file=${file}`, databaseUrl])
    const [, perSecond] = stdout.match(/^tps = ([\d.]+)/m) ?? []
    return Number(perSecond)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function findPgbench() {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  ]
  const found = folders.map((folder) => join(folder, "pgbench")).find((file) => existsSync(file))
  if (!found) throw new Error("pgbench is missing: on Debian, `apt-get install postgresql-contrib` brings it.")
  return found
}
