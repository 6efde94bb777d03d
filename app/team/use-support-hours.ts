import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"

export const hasTeamKey = (userId: string) => recordKey(userId, "has-team")

export function readHasTeam(userId: string): boolean {
  return readRecord<boolean>(hasTeamKey(userId), (value) => typeof value === "boolean")?.value ?? false
}

/** If storage is full, the server is asked again at the next visit. */
function saveHasTeam(userId: string, value: boolean) {
  if (readHasTeam(userId) !== value) writeRecord(hasTeamKey(userId), { value, isUnsaved: false })
}

export const isMemberKey = (userId: string) => recordKey(userId, "is-member")

export function readIsMember(userId: string): boolean {
  return readRecord<boolean>(isMemberKey(userId), (value) => typeof value === "boolean")?.value ?? false
}

function saveIsMember(userId: string, value: boolean) {
  if (readIsMember(userId) !== value) writeRecord(isMemberKey(userId), { value, isUnsaved: false })
}

const lookMs = 60_000

export function useSupportHours() {
  const { id } = useUser()
  const { data } = useQuery({
    queryKey: ["support-hours", id],
    queryFn: async () => {
      const hours = await told(await api["support-hours"].$get(), "hasTeam")
      saveHasTeam(id, hours.hasTeam)
      saveIsMember(id, hours.isMember)
      return hours
    },
    networkMode: "always",
    retry: false,
    refetchInterval: lookMs,
  })
  return data
}
