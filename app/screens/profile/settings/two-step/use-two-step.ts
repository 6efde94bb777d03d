import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"

export function useTwoStep() {
  const { id } = useUser()
  const { data, failureReason, refetch } = useQuery({
    queryKey: ["two-step", id],
    queryFn: async () => told(await api.auth["two-step"].$get(), "isOn"),
    networkMode: "always",
  })
  return { state: data, isLost: data === undefined && failureReason !== null, reload: refetch }
}

export type TwoStepState = NonNullable<ReturnType<typeof useTwoStep>["state"]>

export type AppKey = { address: string; picture: string | null; secret: string }
