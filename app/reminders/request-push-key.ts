import { api } from "#app/api.ts"

export async function requestPushKey(): Promise<string | null> {
  return (await (await api.reminders["push-key"].$get()).json()).publicKey
}
