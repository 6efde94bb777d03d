import { createCopies, emptySnapshot } from "#app/sync/copies.ts"
import { createSender } from "#app/sync/sender.ts"
import { createStore } from "#app/sync/store.ts"
import type { Operation, SyncAnswer, SyncRequest } from "#domain/operations/operations.ts"
import { createMemoryStorage } from "../memory-storage.ts"
import type { createVisitor } from "./visitor.ts"

type Settings = { storage?: ReturnType<typeof createMemoryStorage>["storage"]; deviceNow: () => number }

/** A device with the app's own store and sender, in front of a server; it remembers what the server has acknowledged. */
export function createSyncDevice(userId: string, { storage = createMemoryStorage().storage, deviceNow }: Settings) {
  const acknowledged: Operation[] = []
  const copies = createCopies(storage, userId)
  const store = createStore(copies, deviceNow)

  /** Sends and fetches with the session of a visitor. */
  async function sync(session: Pick<ReturnType<typeof createVisitor>, "post">) {
    const sender = createSender({
      store,
      deviceNow,
      async post(request: SyncRequest) {
        const { status, body } = await session.post("/api/sync", request)
        if (status !== 200) throw new Error(`sync answered ${status}`)
        return body as SyncAnswer
      },
      exclusively: (work) => work(),
      refusalOf: () => null,
      recall: async () => acknowledged,
      onResult({ operation }, { status }) {
        if (status === "applied" || status === "already") acknowledged.push(operation)
      },
    })
    await sender.sync()
  }

  /** As the app does where the server does not know its session. */
  const leave = () => emptySnapshot(copies)

  return { store, storage, sync, leave }
}
