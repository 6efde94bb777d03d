import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { type Letter, letterMail, type Recipient } from "./letter.ts"

type Occasion = { at: Date; timeZone: string; browser: string | null; system: string | null }

export type Help = { link: string; supportEmail: string }

const usefulMinutes = 24 * 60

/** Says what to do if it was not her. */
export function newDeviceMail(user: Recipient, { link, supportEmail }: Help, occasion: Occasion): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  const { at, timeZone, browser, system } = occasion
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "long",
    timeZone,
  }).format(at)
  const known = browser && system ? "newDeviceBoth" : "newDeviceUnknown"
  const letter: Letter = {
    language,
    t,
    name: user.name,
    before: [
      t("newDeviceTold"),
      t("newDeviceWhen", { when }),
      t(known, { browser: browser ?? "", system: system ?? "" }),
    ],
    button: t("securityButton"),
    link,
    after: [t("newDeviceFine"), t("securityNotYou", { address: supportEmail })],
  }
  return letterMail(letter, { kind: "new-device", to: user.email, subject: t("newDeviceSubject"), usefulMinutes })
}
