import type { DBTransactionAdapter } from "@better-auth/core/db/adapter"
import { kyselyAdapter } from "@better-auth/kysely-adapter"
import type { BetterAuthOptions } from "better-auth"
import type { Database } from "./database/open.ts"
import { storedForms, storedToken } from "./session-token.ts"

type Where = NonNullable<Parameters<DBTransactionAdapter["findMany"]>[0]["where"]>
type Query = { model: string; where?: Where | undefined }

type Options = { transaction: boolean; translate: (adapter: DBTransactionAdapter) => DBTransactionAdapter }

/**
 * Wraps the auth library's database adapter so that only hashes of session tokens are stored. The library has no
 * setting for this.
 */
export function sessionTokenAdapter({ db, type }: Database, { transaction, translate }: Options) {
  const adapterFor = kyselyAdapter(db, { type, transaction })
  return (options: BetterAuthOptions) => {
    const adapter = adapterFor(options)
    const inTransaction: typeof adapter.transaction = (run) =>
      adapter.transaction((inner) => run(hashing(translate(inner))))
    return { ...adapter, ...hashing(translate(adapter)), transaction: inTransaction }
  }
}

function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (query) => {
      const token = tokenIn(query.model, query.data)
      if (token === undefined) return adapter.create(query)
      const row = await adapter.create({ ...query, data: { ...query.data, token: storedToken(token) } })
      return { ...row, token } as never
    },
    findOne: async (query) => withToken(query, await adapter.findOne(byHash(query))),
    findMany: async (query) => (await adapter.findMany(byHash(query))).map((row) => withToken(query, row)) as never,
    count: (query) => adapter.count(byHash(query)),
    update: async (query) => withToken(query, await adapter.update(byHash(query))),
    updateMany: (query) => adapter.updateMany(byHash(query)),
    delete: (query) => adapter.delete(byHash(query)),
    deleteMany: (query) => adapter.deleteMany(byHash(query)),
    consumeOne: async (query) => withToken(query, await adapter.consumeOne(byHash(query))),
  }
}

function tokenIn(model: string, data: object): string | undefined {
  return model === "session" && "token" in data && typeof data.token === "string" ? data.token : undefined
}

function byHash<Asked extends Query>(query: Asked): Asked {
  if (query.model !== "session" || !query.where) return query
  const where = query.where.map((condition) => {
    if (condition.field !== "token") return condition
    return { ...condition, operator: "in" as const, value: tokensOf(condition).flatMap(storedForms) }
  })
  return { ...query, where }
}

function withToken<Row>({ model, where = [] }: Query, row: Row): Row {
  if (model !== "session" || typeof row !== "object" || row === null || !("token" in row)) return row
  const asked = where.filter(({ field }) => field === "token").flatMap(tokensOf)
  const token = asked.find((one) => storedForms(one).some((form) => form === row.token))
  return token === undefined ? row : { ...row, token }
}

function tokensOf({ value }: Where[number]): string[] {
  return [value].flat().filter((one) => typeof one === "string")
}
