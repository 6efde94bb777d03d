import { readInstallation } from "#app/installation.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { signUpsOfInstallation } from "#content/contact.ts"
import type { SignUps } from "#domain/account/invitation.ts"

const open: SignUps = { byMail: "open", byProvider: true }

/**
 * Who may create an account in this installation. The prerendered page, which is the same for every installation,
 * assumes that sign-ups are open.
 */
export function useSignUps(): SignUps {
  const isHydrated = useHydrated()
  const written = isHydrated ? readInstallation("sign-ups") : signUpsOfInstallation
  return written === signUpsOfInstallation ? open : JSON.parse(written)
}
