import { operationsVersion } from "#domain/operations/operations.ts"
import { entriesOfEach } from "./fill.ts"
import type { Asked } from "./load.ts"
import type { FilledProduct } from "./product.ts"

export const connections = 16
/** Few connections sign in, because checking a password deliberately takes much time and memory. */
const signInConnections = 2
const password = "uma senha de teste"

export function readFloor(url: string): Asked {
  return { url, connections }
}

export function readDiary({ url, cookies }: FilledProduct): Asked {
  const requests = cookies.map((cookie) => ({ path: "/api/diary-entries", headers: { cookie } }))
  return { url, requests, connections }
}

/** Reads a screen from devices that have the rows up to a version, or none if `since` is null. */
export function readScreen({ url, syncRequests }: FilledProduct, since: number | null): Asked {
  return { url, requests: syncRequests(since), connections }
}

export function writeDiary(product: FilledProduct): Asked {
  return performing(product, () => {
    const notes = "O bebê dormiu quatro horas, e eu também. Almocei com calma."
    const args = { entryId: crypto.randomUUID(), mood: "🙂", notes, createdAt: new Date().toISOString() }
    return { name: "entryWritten", args }
  })
}

export function tickItem(product: FilledProduct): Asked {
  return performing(product, () => ({ name: "itemDone", args: { journeyId: "first", day: 1, item: "morning" } }))
}

function performing(
  { url, writers, writerIds, turns }: FilledProduct,
  did: () => { name: string; args: object },
): Asked {
  function next() {
    const index = turns.count % writers.length
    const since = entriesOfEach + Math.floor(turns.count++ / writers.length)
    const at = new Date().toISOString()
    const operation = { id: crypto.randomUUID(), ...did(), at, schemaVersion: operationsVersion }
    const headers = { cookie: writers[index] ?? "", origin: url, "content-type": "application/json" }
    const body = JSON.stringify({ userId: writerIds[index], since, epoch: "first", operations: [operation] })
    return { method: "POST" as const, path: "/api/sync", headers, body }
  }
  return { url, connections, next }
}

export async function signIn({ url }: FilledProduct): Promise<Asked> {
  const headers = { origin: url, "content-type": "application/json" }
  const emails = Array.from({ length: signInConnections }, (_, index) => `sign-in-${index}@example.org`)
  for (const email of emails) {
    const body = JSON.stringify({ name: "Ana", email, password })
    const { ok, status } = await fetch(`${url}/api/auth/sign-up/email`, { method: "POST", headers, body })
    if (!ok) throw new Error(`A sign-up was answered ${status}.`)
  }
  const path = "/api/auth/sign-in/email"
  const requests = emails.map((email) => ({
    method: "POST" as const,
    path,
    headers,
    body: JSON.stringify({ email, password }),
  }))
  return { url, requests, connections: signInConnections }
}
