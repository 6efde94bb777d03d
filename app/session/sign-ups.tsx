import { readInstallation } from "#app/installation.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { signUpsOfInstallation } from "#content/contact.ts"
import type { SignUps } from "#domain/account/invitation.ts"

const open: SignUps = { byMail: "open", byProvider: true }

/** Who may make an account here. The prerendered page, which is every installation's, takes sign-ups for open. */
export function useSignUps(): SignUps {
  const isHydrated = useHydrated()
  const written = isHydrated ? readInstallation("sign-ups") : signUpsOfInstallation
  return written === signUpsOfInstallation ? open : JSON.parse(written)
}
