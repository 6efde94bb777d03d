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

/** Keys name the meta elements that hold them. */
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

/** The server writes it into the page. */
export function readInstallation(name: keyof typeof builtWith): string {
  if (typeof document === "undefined") return builtWith[name]
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? builtWith[name]
}

/** The server has inserted its own, which hydration must leave. */
export function SupportLink({ className }: { className: string }) {
  const address = readInstallation("support-email")
  return (
    <a href={`mailto:${address}`} className={className} suppressHydrationWarning>
      {address}
    </a>
  )
}
