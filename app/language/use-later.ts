import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Language } from "#domain/language.ts"
import type { Load } from "./in-each-language.ts"

/** Asks until it is here, whatever the browser believes of its connection: the device may have it. */
export const untilHere = { networkMode: "always", retry: true, retryDelay: 5000 } as const

/**
 * What weighs more than its screen and so comes after it, in one language, once it is needed; where there is no
 * connection, as soon as there is one. Undefined until then.
 */
export function useLater<Value>(name: string, load: Load<Value>, language: Language, isNeeded = true) {
  const { data } = useQuery({
    ...laterQuery(name, load, language),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  })
  return data?.value
}

/** The same, for those who wait for it outside of rendering. */
export function laterQuery<Value>(name: string, load: Load<Value>, language: Language) {
  return queryOptions({
    queryKey: [name, language],
    queryFn: async () => ({ value: await load(language) }),
    ...untilHere,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
