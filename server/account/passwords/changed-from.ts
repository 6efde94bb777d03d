import { AsyncLocalStorage } from "node:async_hooks"
import type { DBTransactionAdapter } from "@better-auth/core/db/adapter"
import { appError } from "../../errors.ts"

const former = new AsyncLocalStorage<string>()

/**
 * Runs `change`, which throws INVALID_PASSWORD if `hash` is no longer the stored password's hash when the new one is
 * written.
 */
export function changedFrom<Result>(hash: string, change: () => Promise<Result>): Promise<Result> {
  return former.run(hash, change)
}

/**
 * Makes the library's update conditional on the former hash. The library compares the former password well before it
 * writes the new one, so it could overwrite a password that another request has set in between.
 */
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
