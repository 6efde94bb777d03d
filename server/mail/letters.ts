import { twoStepEndHours } from "#domain/account/two-step.ts"
import type { Language } from "#domain/language.ts"
import { longDate, type Policy, versionLabel } from "#domain/privacy/policy.ts"
import { retention } from "#domain/privacy/retention.ts"
import { supportMailKind } from "../team/questions/bundle.ts"
import { letterMail, type Recipient } from "./letter.ts"
import type { Mail } from "./mail.ts"
import { mailLanguage, mailMessages } from "./messages.ts"

const hourMinutes = 60
const dayMinutes = 24 * hourMinutes

/**
 * Asks to confirm an address. If the account is pending, it opens only after this. Portuguese is the default, as on the
 * sign-up page.
 */
export function confirmEmailMail(
  user: Recipient & { isPending?: boolean },
  link: string,
  chosen: Language | undefined,
  code?: string,
): Mail {
  return letterMail(user, link, mailLanguage(chosen, user.language, "pt"), {
    kind: "confirm-email",
    subject: "confirmSubject",
    before: [user.isPending ? "confirmWaiting" : "confirmWelcome", "confirmAsk"],
    button: "confirmButton",
    code,
    after: ["confirmHolds", "confirmIgnore"],
    values: { hours: retention.confirmEmailLinkHours },
    usefulMinutes: retention.confirmEmailLinkHours * hourMinutes,
  })
}

/** Answers a sign-up with an address that has an account. Portuguese is the default, as on the sign-up page. */
export function accountExistsMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  return letterMail(user, link, mailLanguage(chosen, user.language, "pt"), {
    kind: "account-exists",
    subject: "existsSubject",
    before: ["existsTold", "existsAsk"],
    button: "existsButton",
    after: ["existsIgnore"],
    usefulMinutes: retention.confirmEmailLinkHours * hourMinutes,
  })
}

/** Brings the link for a new password. English is the default, as on the page that asks for the mail. */
export function resetPasswordMail(user: Recipient, link: string, chosen: Language | undefined, code?: string): Mail {
  return letterMail(user, link, mailLanguage(chosen, user.language, "en"), {
    kind: "reset-password",
    subject: "resetSubject",
    before: ["resetAsk"],
    button: "resetButton",
    code,
    after: ["resetHolds", "resetIgnore"],
    values: { minutes: retention.resetPasswordLinkMinutes },
    usefulMinutes: retention.resetPasswordLinkMinutes,
  })
}

/** Brings the link that signs in. Portuguese is the default, as on the sign-in page. */
export function signInLinkMail(user: Recipient, link: string, chosen: Language | undefined, code?: string): Mail {
  return letterMail(user, link, mailLanguage(chosen, user.language, "pt"), {
    kind: "sign-in-link",
    subject: "linkSubject",
    before: ["linkAsk"],
    button: "linkButton",
    code,
    after: ["linkHolds", "linkIgnore"],
    values: { minutes: retention.signInLinkMinutes },
    usefulMinutes: retention.signInLinkMinutes,
  })
}

/**
 * All mails about a change of address have this kind, so that a pending mail does not reveal whether the new address
 * has an account.
 */
const addressKind = "address-change"

/** Asks the new mailbox to confirm a change of address. */
export function addressChangeMail(user: Recipient, link: string, chosen: Language | undefined): Mail {
  return letterMail(user, link, mailLanguage(chosen, user.language, "pt"), {
    kind: addressKind,
    subject: "addressSubject",
    before: ["addressAsk"],
    button: "addressButton",
    after: ["addressHolds", "addressIgnore"],
    values: { hours: retention.confirmEmailLinkHours },
    usefulMinutes: retention.confirmEmailLinkHours * hourMinutes,
  })
}

/** Asks the account's present mailbox to confirm a change of address, which the same link can stop. */
export function addressFormerMail(user: Recipient, link: string, newEmail: string, chosen: Language | undefined): Mail {
  return letterMail(user, link, mailLanguage(chosen, user.language, "pt"), {
    kind: addressKind,
    subject: "accountSubject",
    before: ["addressFormerTold", "addressFormerAsk"],
    button: "addressFormerButton",
    after: ["addressHolds", "addressFormerStop"],
    values: { newEmail, hours: retention.confirmEmailLinkHours },
    usefulMinutes: retention.confirmEmailLinkHours * hourMinutes,
  })
}

/** Tells a mailbox that is said to be lost about the change of address; its link can stop the change. */
export function addressLostMail(user: Recipient, link: string, newEmail: string): Mail {
  return letterMail(user, link, mailLanguage(undefined, user.language, "pt"), {
    kind: addressKind,
    subject: "accountSubject",
    before: ["addressLostTold", "addressLostAsk"],
    button: "addressLostButton",
    after: [],
    values: { newEmail, hours: retention.confirmEmailLinkHours },
    usefulMinutes: retention.confirmEmailLinkHours * hourMinutes,
  })
}

/** Tells the owner of the new address that it already has an account. */
export function addressTakenMail(user: Recipient, link: string): Mail {
  return letterMail(user, link, mailLanguage(undefined, user.language, "pt"), {
    kind: addressKind,
    subject: "accountSubject",
    before: ["addressTakenTold", "addressTakenAsk"],
    button: "existsButton",
    after: ["existsIgnore"],
    usefulMinutes: retention.confirmEmailLinkHours * hourMinutes,
  })
}

/** Tells the former mailbox that the address has changed. It can no longer set a new password. */
export function addressChangedMail(user: Recipient, link: string, supportEmail: string): Mail {
  return letterMail(user, link, mailLanguage(undefined, user.language, "pt"), {
    kind: "way-in-changed",
    subject: "accountSubject",
    before: ["addressChangedTold"],
    button: "existsButton",
    after: ["changeFine", "addressChangedNotYou"],
    values: { address: supportEmail },
    usefulMinutes: dayMinutes,
  })
}

/** Warns that an idle account may be deleted. */
export function idleWarningMail(user: Recipient, link: string, number: 1 | 2, goesOn: Date): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  // The mail names the date 12 hours earlier, in UTC, so that this day has begun in every time zone when the account
  // may be deleted.
  const day = new Date(goesOn.getTime() - 12 * 60 * 60 * 1000)
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day)
  return letterMail(user, link, language, {
    kind: "idle-warning",
    subject: number === 1 ? "idleFirstSubject" : "idleSecondSubject",
    before: ["idleTold", "idleGoes", "idleKeep"],
    button: "idleButton",
    after: ["idleTake", "idleLetGo", number === 1 ? "idleFirst" : "idleSecond"],
    values: { months: retention.idleAccountMonths, date },
    usefulMinutes: retention.idleWarningMailDays * dayMinutes,
  })
}

export type Help = { link: string; supportEmail: string }
type SignIn = { at: Date; timeZone: string; browser: string | null; system: string | null }

/** Tells a user of a sign-in from an unknown browser, and what to do if it was somebody else. */
export function newDeviceMail(user: Recipient, { link, supportEmail }: Help, signIn: SignIn): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const { at, timeZone, browser, system } = signIn
  const when = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone }).format(at)
  return letterMail(user, link, language, {
    kind: "new-device",
    subject: "newDeviceSubject",
    before: ["newDeviceTold", "newDeviceWhen", browser && system ? "newDeviceBoth" : "newDeviceUnknown"],
    button: "securityButton",
    after: ["newDeviceFine", "securityNotYou"],
    values: { when, browser: browser ?? "", system: system ?? "", address: supportEmail },
    usefulMinutes: dayMinutes,
  })
}

/** Changes to how a user can sign in. Each needs a sentence in content/locales/…/mail.json. */
export type WayInChange =
  | "twoStepOn"
  | "twoStepOff"
  | "twoStepEnding"
  | "twoStepKept"
  | "providerLinked"
  | "providerUnlinked"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "passwordSet"
  | "addressChanged"
  | "recoveryCodesMade"
  | "accessTokenMade"
  | "consentTakenBack"

/** Tells a user of a change to how she signs in, and what to do if somebody else made it. */
export function wayInChangedMail(
  user: Recipient,
  { link, supportEmail }: Help,
  change: WayInChange,
  provider = "",
): Mail {
  return letterMail(user, link, mailLanguage(undefined, user.language, "pt"), {
    kind: "way-in-changed",
    subject: change === "consentTakenBack" ? "accountSubject" : "changeSubject",
    before: [`${change}Told`],
    button: "securityButton",
    after: ["changeFine", "securityNotYou"],
    values: { provider, address: supportEmail, hours: twoStepEndHours },
    usefulMinutes: dayMinutes,
  })
}

/** Tells a user of new terms before they apply, or of new details of the installation. */
export function policyNoticeMail(user: Recipient, link: string, policy: Policy, hasNewText: boolean): Mail {
  const language = mailLanguage(undefined, user.language, "pt")
  const { appliesOn } = policy
  return letterMail(user, link, language, {
    kind: "policy-notice",
    subject: hasNewText ? "policySubject" : "policyDetailsSubject",
    before: hasNewText
      ? ["policyTold", appliesOn ? "policyApplies" : "policyHere", "policyNews"]
      : ["policyDetails", "policyHere"],
    button: "policyButton",
    after: ["policyFree", "policySilence"],
    values: { version: versionLabel(policy), date: appliesOn ? longDate(appliesOn, language) : "" },
    usefulMinutes: 20 * dayMinutes,
  })
}

export const teamReplyMailKind = "team-reply"

/** Tells a user that the team has replied or has written first, without the text of either side. */
export function teamReplyMail(user: Recipient, link: string, isFirst: boolean): Mail {
  return letterMail(user, link, mailLanguage(undefined, user.language, "pt"), {
    kind: teamReplyMailKind,
    subject: isFirst ? "messageSubject" : "replySubject",
    before: [isFirst ? "messageCame" : "replyCame"],
    button: isFirst ? "messageButton" : "replyButton",
    after: ["replyWriteOn"],
    usefulMinutes: 5 * dayMinutes,
  })
}

/** Tells the team that questions wait. The questions themselves stay in the database (`npm run questions`). */
export function supportQuestionMail(supportEmail: string, link: string, chosen: Language | undefined): Mail {
  const t = mailMessages(mailLanguage(chosen, undefined, "pt"))
  return {
    kind: supportMailKind,
    to: supportEmail,
    subject: t("questionSubject"),
    text: `${[t("questionAsked"), t("questionRead", { link })].join("\n\n")}\n`,
    // The mail is retried for as long as mail servers usually try.
    usefulMinutes: retention.supportMailDays * dayMinutes,
  }
}
