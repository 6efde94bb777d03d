/** The sections of the policy and their points. */
export const outline = [
  {
    id: "information",
    points: [
      "account",
      "signIns",
      "journey",
      "body",
      "diary",
      "questions",
      "reminders",
      "helpers",
      "apps",
      "silence",
      "consents",
      "baby",
      "young",
      "device",
      "cookies",
    ],
  },
  { id: "use", points: ["laws", "health", "withdrawal", "mails", "automatic", "idle"] },
  { id: "sharing", points: ["people", "place", "services", "abroad", "browser", "law"] },
  { id: "security", points: ["separate", "password", "logs", "connection", "phone"] },
  { id: "rights", points: ["access", "correct", "delete", "consent", "object", "deadline", "authority"] },
  { id: "contact", points: ["changed"] },
] as const

/** Each kind of data that the server keeps, with the legal basis for it. */
export const kinds = [
  { id: "account", basis: "basisContract" },
  { id: "signIns", basis: "basisContract" },
  { id: "journey", basis: "basisSignUp" },
  { id: "body", basis: "basisConsent" },
  { id: "diary", basis: "basisConsent" },
  { id: "questions", basis: "basisConsent" },
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
