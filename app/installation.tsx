import {
  noClinic,
  noProvider,
  operatorAddress,
  operatorName,
  policyOfInstallation,
  privacyContact,
  signUpsOfInstallation,
  supportEmail,
} from "#content/contact.ts"

/** The keys are the names of the meta elements that hold the values. */
export const builtWith = {
  "support-email": supportEmail,
  "operator-name": operatorName,
  "operator-address": operatorAddress,
  "privacy-contact": privacyContact,
  "clinic-name": noClinic,
  "identity-provider": noProvider,
  "sign-ups": signUpsOfInstallation,
  policy: policyOfInstallation,
} as const

/** The server writes the installation's values into the page. */
export function readInstallation(name: keyof typeof builtWith): string {
  if (typeof document === "undefined") return builtWith[name]
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? builtWith[name]
}

/** The server has inserted the installation's own e-mail address, which hydration must keep. */
export function SupportLink({ className }: { className: string }) {
  const address = readInstallation("support-email")
  return (
    <a href={`mailto:${address}`} className={className} suppressHydrationWarning>
      {address}
    </a>
  )
}
