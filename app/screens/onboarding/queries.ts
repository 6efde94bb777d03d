import { queryOptions } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import type { Onboarding } from "#domain/onboarding.ts"

/** What she told about herself, or null while she has not finished. */
export function onboardingQuery(userId: string) {
  return queryOptions({
    queryKey: ["onboarding", userId],
    queryFn: async () => (await api.onboarding.$get()).json(),
  })
}

export async function saveOnboarding(onboarding: Onboarding) {
  return (await api.onboarding.$put({ json: onboarding })).json()
}
