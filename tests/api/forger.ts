import { DatabaseSync } from "node:sqlite"
import { sealToken } from "#server/account/sealed-token.ts"
import { createKeys } from "#server/keys/keys.ts"

type Row = Record<string, unknown>

/**
 * Stands for an attacker who has a backup including the secret: reads all rows, and signs and seals with every key
 * that is derived from it.
 */
export function createForger(file: string) {
  const copy = new DatabaseSync(file, { readOnly: true })
  const read = (table: string): Row[] => copy.prepare(`select * from "${table}"`).all()
  const tables = copy.prepare("select name from sqlite_schema where type = 'table'").all()
  const rows = new Map(tables.map(({ name }) => [String(name), read(String(name))]))
  copy.close()

  const secret = String(rows.get("florescer_copy")?.[0]?.auth_secret)
  const salts = ["", ...(rows.get("key_salts") ?? []).map((row) => String(row.salt))]
  const derived = salts.flatMap((salt) => textsIn(createKeys(secret, { salt, upgradedAt: new Date(0) }, new Date())))
  const keys = [...new Set([secret, `device ${secret}`, `passkey ${secret}`, ...derived])]

  const sealed = (text: string) => Promise.all(keys.map((key) => sealToken(key, text)))

  /** Every value in the rows, each to be tried as a key. */
  const texts = (table: string) => [...new Set((rows.get(table) ?? []).flatMap(textsIn))]

  return { secret, keys, rows: (table: string) => rows.get(table) ?? [], texts, sealed }
}

export type Forger = ReturnType<typeof createForger>

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value, value.replace(/^sha256:/, "")]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}
