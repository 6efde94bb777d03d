import { useLocation, useNavigation } from "react-router"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useUser } from "#app/session/use-user.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { isMemberKey, readIsMember } from "#app/team/use-support-hours.ts"
import { withoutLanguage } from "#domain/address.ts"
import { desk, hiddenInSilence, mainPlaces, morePlaces } from "./places.ts"

export function usePlaces() {
  const isQuiet = useSilence()
  const { id } = useUser()
  const isMember = useStored(isMemberKey(id), () => readIsMember(id))
  const now = useLocation()
  const { pathname, search } = useNavigation().location ?? now
  const path = withoutLanguage(pathname)
  const isWithin = (start: string) => path === start || path.startsWith(`${start}/`)
  const isShown = ({ name }: { name: string }) => !(isQuiet && hiddenInSilence.has(name))
  return {
    main: mainPlaces.filter(isShown),
    more: [...morePlaces.filter(isShown), ...(isMember ? [desk] : [])],
    here: {
      main: mainPlaces.find(({ within }) => within.some(isWithin))?.name,
      more: morePlaces.find(({ to }) => isWithin(to) || `${path}${search}&`.startsWith(`${to}&`))?.name,
    },
  }
}
