import { useLocation, useNavigation } from "react-router"
import { useSilence } from "#app/silence/use-silence.ts"
import { withoutLanguage } from "#domain/address.ts"
import { hiddenInSilence, mainPlaces, morePlaces } from "./places.ts"

export function usePlaces() {
  const isQuiet = useSilence()
  const now = useLocation()
  const { pathname, search } = useNavigation().location ?? now
  const path = withoutLanguage(pathname)
  const isWithin = (start: string) => path === start || path.startsWith(`${start}/`)
  const isShown = ({ name }: { name: string }) => !(isQuiet && hiddenInSilence.has(name))
  return {
    main: mainPlaces.filter(isShown),
    more: morePlaces.filter(isShown),
    here: {
      main: mainPlaces.find(({ within }) => within.some(isWithin))?.name,
      more: morePlaces.find(({ to }) => isWithin(to) || `${path}${search}&`.startsWith(`${to}&`))?.name,
    },
  }
}
