import { useLocation, useNavigation } from "react-router"
import { withoutLanguage } from "#domain/address.ts"
import { mainPlaces, morePlaces } from "./places.ts"

/** Where she is, or is on her way to: what she has pressed lights at once, however long its screen is in coming. */
export function useHere() {
  const now = useLocation()
  const { pathname, search } = useNavigation().location ?? now
  const path = withoutLanguage(pathname)
  const isWithin = (start: string) => path === start || path.startsWith(`${start}/`)
  return {
    main: mainPlaces.find(({ within }) => within.some(isWithin))?.name,
    more: morePlaces.find(({ to }) => to === path || to === path + search)?.name,
  }
}
