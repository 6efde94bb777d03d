import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Language } from "#domain/language.ts"
import type { Load } from "./by-language.ts"

/**
 * Loading is always attempted, because the browser may wrongly report being offline or the service worker may have the
 * file.
 */
export const retryUntilLoaded = { networkMode: "always", retry: true, retryDelay: 5000 } as const

/** Loads something when it is needed; offline, it is retried until there is a connection. */
export function useLazy<Value>(name: string, load: Load<Value>, language: Language, isNeeded = true) {
  const { data } = useQuery({
    ...lazyQuery(name, load, language),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  })
  return data?.value
}

export function lazyQuery<Value>(name: string, load: Load<Value>, language: Language) {
  return queryOptions({
    queryKey: [name, language],
    queryFn: async () => ({ value: await load(language) }),
    ...retryUntilLoaded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
