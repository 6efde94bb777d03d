import { supportEmail } from "#content/contact.ts"

/** The address that whoever runs this Florescer has set; the server writes it into the page. */
export function readSupportEmail(): string {
  if (typeof document === "undefined") return supportEmail
  return document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? supportEmail
}
