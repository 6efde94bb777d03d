import { api } from "#app/api.ts"

/** The key by which browsers know this server's pushes; null where it sends none. */
export async function requestPushKey(): Promise<string | null> {
  return (await (await api.reminders["push-key"].$get()).json()).publicKey
}
