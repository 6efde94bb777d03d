import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "#app/api.ts"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import type { CalendarChoice } from "#domain/reminders/calendar-choice.ts"

/** The calendar's URL can be shown only right after it was made, because the server stores only its hash. */
export function useCalendar() {
  const { id } = useUser()
  const [address, setAddress] = useState<string | null>(null)
  const { data, failureReason, refetch } = useQuery({
    queryKey: ["calendar", id],
    queryFn: async () => (await told(await api.calendar.$get(), "feed")).feed,
    networkMode: "always",
  })

  async function renew(choice: CalendarChoice): Promise<boolean> {
    try {
      const { secret } = await told(await api.calendar.$post({ json: choice }), "secret")
      setAddress(`${location.origin}/calendar/${secret}.ics`)
      void refetch()
      return true
    } catch {
      return false
    }
  }

  async function remove(): Promise<boolean> {
    try {
      await api.calendar.$delete()
      setAddress(null)
      await refetch()
      return true
    } catch {
      return false
    }
  }

  return { feed: data, isLost: data === undefined && failureReason !== null, address, renew, remove }
}
