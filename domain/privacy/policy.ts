import { type Language, languages, locales } from "../language.ts"
import { type Detail, detailTexts, type PrivacyDetails } from "./privacy-details.ts"

/**
 * The number of days between the notice to all users and the day on which a new policy applies to existing accounts.
 */
export const noticeDays = 30
/**
 * The number of days before mails announce a new policy, because the operator's settings often need correction at
 * first.
 */
export const settlingDays = 1
export const daysConsentVersion = 10

export type Policy = {
  number: number
  textVersion: number
  revision: number
  /** The day on which the version was published (YYYY-MM-DD). */
  publishedOn: string
  /**
   * The day from which it applies to existing accounts (YYYY-MM-DD); null if there were none or if only details have
   * changed.
   */
  appliesOn: string | null
  details: PrivacyDetails
}

/** The label of a version, such as "10", or "10.2" for its second set of details. */
export function versionLabel({ textVersion, revision }: Pick<Policy, "textVersion" | "revision">): string {
  return revision === 1 ? String(textVersion) : `${textVersion}.${revision}`
}

export type Place = Detail | "version" | "applies"

type PrivacyTranslate = Parameters<typeof detailTexts>[2]
type LegalTranslate = (key: "version" | "applies", values: Record<string, string>) => string

/** The policy's texts. `applies` is empty if the policy applies to everybody at once. */
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

/** The texts that name the version, its date and the day from which it applies. */
export function versionTexts(policy: Omit<Policy, "details">, language: Language, translate: LegalTranslate) {
  const { publishedOn, appliesOn } = policy
  return {
    version: translate("version", { number: versionLabel(policy), date: longDate(publishedOn, language) }),
    applies: appliesOn === null ? "" : translate("applies", { date: longDate(appliesOn, language) }),
  }
}

/** Formats a date as in "26 de novembro de 2026". */
export function longDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))
}

/** A placeholder that stands in a prerendered page until the server fills in the text. */
export function placeOf(place: Place, language: Language): string {
  return `policy-${place}-${language}@localhost`
}

const places = new RegExp(`policy-(\\w+)-(${languages.join("|")})@localhost`, "g")

/** Fills in every placeholder of a page. */
export function fillPlaces(page: string, textOf: (place: Place, language: Language) => string): string {
  return page.replaceAll(places, (_, place, language) => textOf(place, language))
}
