/** The kinds of data in the order of the privacy policy, each with the legal basis on which it is stored. */
export const dataKinds = [
  { id: "account", basis: "basisContract" },
  { id: "signIns", basis: "basisContract" },
  { id: "journey", basis: "basisSignUp" },
  { id: "body", basis: "basisConsent" },
  { id: "diary", basis: "basisConsent" },
  { id: "questions", basis: "basisConsent" },
  { id: "ratings", basis: "basisConsent" },
  { id: "visits", basis: "basisConsent" },
  { id: "reminders", basis: "basisConsent" },
  { id: "helpers", basis: "basisContract" },
  { id: "apps", basis: "basisContract" },
  { id: "silence", basis: "basisConsent" },
  { id: "consents", basis: "basisDuty" },
  { id: "links", basis: "basisContract" },
  { id: "outbox", basis: "basisContract" },
  { id: "attempts", basis: "basisInterest" },
  { id: "log", basis: "basisInterest" },
  { id: "backups", basis: "basisCopies" },
] as const

export type DataKind = (typeof dataKinds)[number]["id"]
