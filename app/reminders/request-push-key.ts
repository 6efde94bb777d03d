import { api } from "#app/api.ts"
import { told } from "#app/send.ts"

export async function requestPushKey(): Promise<string | null> {
  return (await told(await api.reminders["push-key"].$get(), "publicKey")).publicKey
}
