import { longDate, type Policy, versionLabel } from "#domain/policy.ts"
import type { Mail } from "../mail.ts"
import { mailLanguage, mailMessages } from "../messages.ts"
import { letterMail, type Recipient } from "./letter.ts"

const usefulMinutes = 20 * 24 * 60

/** Sent before a version applies, or for new details. */
export function policyNoticeMail(user: Recipient, link: string, policy: Policy, hasNewText: boolean): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const t = mailMessages(language)
  const version = versionLabel(policy)
  const applies = policy.appliesOn
    ? t("policyApplies", { version, date: longDate(policy.appliesOn, language) })
    : t("policyHere", { version })
  const letter = {
    language,
    t,
    name: user.name,
    before: hasNewText
      ? [t("policyTold"), applies, t("policyNews")]
      : [t("policyDetails"), t("policyHere", { version })],
    button: t("policyButton"),
    link,
    after: [t("policyFree"), t("policySilence")],
  }
  const subject = t(hasNewText ? "policySubject" : "policyDetailsSubject")
  return letterMail(letter, { kind: "policy-notice", to: user.email, subject, usefulMinutes })
}
