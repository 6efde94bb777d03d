import type { Language } from "../language.ts"
import { retention } from "./retention.ts"

export type PrivacyDetails = {
  /** The countries (ISO 3166-1) of the server and its backups. */
  hostingCountries: string[] | null
  hostingCompany: string | null
  mailCompany: string | null
  officer: string | null
  representativeEu: string | null
  representativeUk: string | null
  logDays: number | null
  backupDays: number | null
}

export const none = "none"

export const noDetails: PrivacyDetails = {
  hostingCountries: null,
  hostingCompany: null,
  mailCompany: null,
  officer: null,
  representativeEu: null,
  representativeUk: null,
  logDays: null,
  backupDays: null,
}

export type Detail = keyof PrivacyDetails
export type DetailTexts = Record<Detail, string>

type DetailKey =
  | "notTold"
  | "noCompany"
  | "noneAppointed"
  | "logPeriod"
  | "logPeriodTold"
  | "backupsPeriod"
  | "backupsPeriodTold"
type Translate = (key: DetailKey, values: Record<string, number>) => string

/** The policy's sentence for each detail, whether or not the operator has given it. */
export function detailTexts(details: PrivacyDetails, language: Language, translate: Translate): DetailTexts {
  const t = (key: DetailKey, days = 0) => translate(key, { ...retention, days })
  const told = (value: string | null, ifNone: DetailKey) => (value === none ? t(ifNone) : (value ?? t("notTold")))
  const { hostingCountries, logDays, backupDays } = details
  return {
    hostingCountries: hostingCountries ? countryNames(hostingCountries, language) : t("notTold"),
    hostingCompany: told(details.hostingCompany, "noCompany"),
    mailCompany: told(details.mailCompany, "noCompany"),
    officer: told(details.officer, "noneAppointed"),
    representativeEu: told(details.representativeEu, "noneAppointed"),
    representativeUk: told(details.representativeUk, "noneAppointed"),
    logDays: logDays ? t("logPeriodTold", logDays) : t("logPeriod"),
    backupDays: backupDays ? t("backupsPeriodTold", backupDays) : t("backupsPeriod"),
  }
}

function countryNames(codes: string[], language: Language) {
  const names = new Intl.DisplayNames(language, { type: "region" })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}
