import { AsyncLocalStorage } from "node:async_hooks"
import type { DBTransactionAdapter } from "@better-auth/core/db/adapter"
import { appError } from "../../errors.ts"

const former = new AsyncLocalStorage<string>()

/** Changes a password by `change`, which throws INVALID_PASSWORD where `hash` is not the stored one any more as it writes. */
export function changedFrom<Result>(hash: string, change: () => Promise<Result>): Promise<Result> {
  return former.run(hash, change)
}

/** The library compares the former password well before it writes the next: what another request has set would be lost. */
export function writingOverFormer(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    update: async (query) => {
      const hash = former.getStore()
      if (hash === undefined || query.model !== "account" || !("password" in query.update)) return adapter.update(query)
      const where = [...query.where, { field: "password", value: hash }]
      if ((await adapter.updateMany({ ...query, where })) === 0) throw appError("INVALID_PASSWORD")
      return adapter.findOne({ model: query.model, where: query.where })
    },
  }
}
