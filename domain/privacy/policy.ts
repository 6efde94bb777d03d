import { type Language, languages, locales } from "../language.ts"
import { type Detail, detailTexts, type PrivacyDetails } from "./privacy-details.ts"

/** Days from the notice to everybody until a new policy applies to older accounts. */
export const noticeDays = 30
/** Days before mails tell of a new policy: a setting is seldom right at once. */
export const settlingDays = 1
export const daysConsentVersion = 10

export type Policy = {
  number: number
  textVersion: number
  revision: number
  /** YYYY-MM-DD */
  publishedOn: string
  /** YYYY-MM-DD; null where there were none, or only details are new. */
  appliesOn: string | null
  details: PrivacyDetails
}

/** "10", or "10.2" for the second set of details. */
export function versionLabel({ textVersion, revision }: Pick<Policy, "textVersion" | "revision">): string {
  return revision === 1 ? String(textVersion) : `${textVersion}.${revision}`
}

export type Place = Detail | "version" | "applies"

type PrivacyTranslate = Parameters<typeof detailTexts>[2]
type LegalTranslate = (key: "version" | "applies", values: Record<string, string>) => string

/** `applies` is empty where it applies to everybody at once. */
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

/** “26 de novembro de 2026”. */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))
}

/** Stands in a prerendered page until the server writes the text. */
export function placeOf(place: Place, language: Language): string {
  return `policy-${place}-${language}@localhost`
}

const places = new RegExp(`policy-(\\w+)-(${languages.join("|")})@localhost`, "g")

/** A page with the text of each place filled in. */
export function fillPlaces(page: string, textOf: (place: Place, language: Language) => string): string {
  return page.replaceAll(places, (_, place, language) => textOf(place, language))
}
