import { operatorAddress, operatorName, privacyContact, supportEmail } from "#content/contact.ts"

/** What the pages were built with, by the names of the meta elements in which they say it. */
export const builtWith = {
  "support-email": supportEmail,
  "operator-name": operatorName,
  "operator-address": operatorAddress,
  "privacy-contact": privacyContact,
} as const

/** What whoever runs this Florescer has set; the server writes it into the page. */
export function readInstallation(name: keyof typeof builtWith): string {
  if (typeof document === "undefined") return builtWith[name]
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? builtWith[name]
}
