import type { DBTransactionAdapter } from "@better-auth/core/db/adapter"
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { type Sealing, seal, unseal } from "../../keys/sealing.ts"

/**
 * The auth library encrypts authenticator secrets with its one general key. This adapter stores them encrypted with the
 * key for two-step secrets instead.
 */
export function sealSecrets(sealing: Sealing, libraryKey: string) {
  async function toStored<Data extends object>(model: string, data: Data): Promise<Data> {
    const secret = secretIn(model, data)
    if (secret === undefined) return data
    return { ...data, secret: await seal(sealing, await symmetricDecrypt({ key: libraryKey, data: secret })) }
  }

  /** A secret that another AUTH_SECRET encrypted is passed on unchanged, and no code matches it. */
  async function toLibrary<Row>(model: string, row: Row): Promise<Row> {
    const stored = secretIn(model, row)
    const secret = stored === undefined ? undefined : await unseal(sealing, stored).catch(() => undefined)
    return secret === undefined ? row : { ...row, secret: await symmetricEncrypt({ key: libraryKey, data: secret }) }
  }

  return (adapter: DBTransactionAdapter): DBTransactionAdapter => ({
    ...adapter,
    create: async (query) => {
      const row = await adapter.create({ ...query, data: await toStored(query.model, query.data) })
      return (await toLibrary(query.model, row)) as never
    },
    findOne: async (query) => toLibrary(query.model, (await adapter.findOne(query)) as never),
    findMany: async (query) => {
      const rows: never[] = await adapter.findMany(query)
      return Promise.all(rows.map((row) => toLibrary(query.model, row)))
    },
    update: async (query) => {
      const row = await adapter.update({ ...query, update: await toStored(query.model, query.update) })
      return (await toLibrary(query.model, row)) as never
    },
  })
}

function secretIn(model: string, row: unknown): string | undefined {
  if (model !== "twoFactor" || typeof row !== "object" || row === null || !("secret" in row)) return undefined
  return typeof row.secret === "string" ? row.secret : undefined
}
