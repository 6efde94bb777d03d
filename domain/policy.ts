import { type Language, languages, locales } from "./language.ts"
import { type Detail, detailTexts, type PrivacyDetails } from "./privacy-details.ts"

/** From the day on which everybody has been told of a new text until it applies to accounts from before it. */
export const noticeDays = 30
/** So long a new version is left alone before mails tell of it: a setting is seldom right at once. */
export const settlingDays = 1
/** The first text in which her days rest on consent, asked at sign-up. */
export const daysConsentVersion = 10

/** The policy and the terms of an installation: the text of a release, and what its operator tells. */
export type Policy = {
  /** Counts the versions of this installation. */
  number: number
  textVersion: number
  /** Counts the versions of one text, whose details differ. */
  revision: number
  /** YYYY-MM-DD */
  publishedOn: string
  /** When it applies to accounts from before it (YYYY-MM-DD); null where there were none, or where only details are new. */
  appliesOn: string | null
  details: PrivacyDetails
}

/** "10", or "10.2" for the second set of details with one text. */
export function versionLabel({ textVersion, revision }: Pick<Policy, "textVersion" | "revision">): string {
  return revision === 1 ? String(textVersion) : `${textVersion}.${revision}`
}

/** What of the policy only the server knows: the details, the version and from when it applies. */
export type Place = Detail | "version" | "applies"

type PrivacyTranslate = Parameters<typeof detailTexts>[2]
type LegalTranslate = (key: "version" | "applies", values: Record<string, string>) => string

/** The text of each place. `applies` is empty where the policy applies to everybody at once. */
export function policyTexts(
  policy: Policy,
  language: Language,
  translate: { privacy: PrivacyTranslate; legal: LegalTranslate },
): Record<Place, string> {
  return {
    ...detailTexts(policy.details, language, translate.privacy),
    ...versionTexts(policy, language, translate.legal),
  }
}

/** The version with its date, and from when it applies. */
export function versionTexts(policy: Omit<Policy, "details">, language: Language, translate: LegalTranslate) {
  const { publishedOn, appliesOn } = policy
  return {
    version: translate("version", { number: versionLabel(policy), date: longDate(publishedOn, language) }),
    applies: appliesOn === null ? "" : translate("applies", { date: longDate(appliesOn, language) }),
  }
}

/** "26 de novembro de 2026", of a calendar date. */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))
}

/** Stands in a prerendered page until the server writes the text there. */
export function placeOf(place: Place, language: Language): string {
  return `policy-${place}-${language}@localhost`
}

const places = new RegExp(`policy-(\\w+)-(${languages.join("|")})@localhost`, "g")

/** A page with the text of each place in it. */
export function fillPlaces(page: string, textOf: (place: Place, language: Language) => string): string {
  return page.replaceAll(places, (_, place, language) => textOf(place, language))
}
