import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"
import type { Help } from "./new-device.ts"

/** A new one gets its sentence in content/locales/…/mail.json. */
export type WayInChange =
  | "twoStepOn"
  | "twoStepOff"
  | "providerLinked"
  | "providerUnlinked"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "passwordSet"
  | "recoveryCodesMade"
  | "accessTokenMade"

const usefulMinutes = 24 * 60

/** Says what to do if it was not her. */
export function wayInChangedMail(
  user: Recipient,
  { link, supportEmail }: Help,
  change: WayInChange,
  provider = "",
): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [t(`${change}Told`, { provider })],
    button: t("securityButton"),
    link,
    after: [t("changeFine"), t("securityNotYou", { address: supportEmail })],
  }
  return letterMail(letter, { kind: "way-in-changed", to: user.email, subject: t("changeSubject"), usefulMinutes })
}
