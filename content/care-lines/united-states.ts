import type { CareCountry } from "#domain/care-lines.ts"

export const unitedStates: CareCountry = {
  code: "us",
  asOf: "2026-11",
  timeZones: [
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Phoenix",
    "America/Anchorage",
    "America/Boise",
    "America/Detroit",
    "America/Indiana/",
    "America/Kentucky/",
    "America/North_Dakota/",
    "America/Juneau",
    "America/Sitka",
    "America/Nome",
    "America/Adak",
    "America/Menominee",
    "America/Puerto_Rico",
    "Pacific/Honolulu",
    "US/",
  ],
  lines: [
    { kind: "emergency", number: "911", tel: "911", facts: ["always", "free"] },
    { kind: "crisis", number: "988", tel: "988", facts: ["always", "free"] },
    {
      kind: "violence",
      name: "Domestic Violence Hotline",
      number: "1-800-799-7233",
      tel: "18007997233",
      facts: ["always", "free"],
    },
    // Its own authority says that it is no crisis line: 988 and 911 come before it.
    {
      kind: "motherhood",
      name: "Maternal Mental Health Hotline",
      number: "1-833-852-6262",
      tel: "18338526262",
      facts: ["always", "free"],
    },
  ],
}
