import { monthsMax } from "#domain/diary/diary.ts"
import { historyDaysMax, historyEntriesMax } from "#domain/evolution/history.ts"
import { pageMaxBytes } from "#domain/operations/operations.ts"
import { consentPurposes } from "#domain/privacy/consent.ts"
import { consentsMost } from "#server/privacy/consent/data.ts"

/** The limits of what a read may ask of the database, and of how much it may get. */
export type Bound = { statements: number; rows: number; kilobytes: number }

const few: Bound = { statements: 8, rows: 60, kilobytes: 60 }
/** A page has 256 kB; for each noun, the rows that were read ahead are added. */
const aPage: Bound = { statements: 60, rows: 1500, kilobytes: 5 * (pageMaxBytes / 1024) }
const aConversation: Bound = { statements: 12, rows: 910, kilobytes: 6000 }

/** Of every route that reads. A new one gets its line here, and its query a limit. */
export const bounds: Record<string, Bound> = {
  "GET /api/sync": aPage,
  "GET /api/consents": {
    ...few,
    rows: consentsMost * consentPurposes.length + 10,
    kilobytes: 24 * consentPurposes.length,
  },
  "GET /api/history": { statements: 12, rows: 3 * historyDaysMax + historyEntriesMax + 10, kilobytes: 1000 },
  "GET /api/diary-entries": { ...few, kilobytes: 200 },
  "GET /api/diary-entries/months": { ...few, rows: 4 * monthsMax + 10 },
  "GET /api/diary-entries/older": { statements: 20, rows: 150, kilobytes: 400 },
  "GET /api/team/conversations": { ...few, rows: 160, kilobytes: 400 },
  "GET /api/team/conversations/:id": aConversation,
  ...Object.fromEntries(
    [
      "GET /api/auth/access-tokens",
      "GET /api/auth/address-change",
      "GET /api/auth/get-session",
      "GET /api/auth/passkeys",
      "GET /api/auth/sessions",
      "GET /api/auth/two-step",
      "GET /api/auth/verify-email",
      "GET /api/auth/ways-in",
      "GET /api/calendar",
      "GET /api/check-ins/:date",
      "GET /api/consents/request",
      "GET /api/helping",
      "GET /api/openapi.json",
      "GET /api/policy-notice",
      "GET /api/profile",
      "GET /api/progress",
      "GET /api/reminders/push-key",
      "GET /api/return",
      "GET /api/support-hours",
      "GET /api/team/audit",
      "GET /api/team/me",
      "GET /api/team/members",
      "GET /api/team/night-words",
      "GET /api/team/report",
      "GET /api/team/saved-replies",
      "GET /api/team/summary",
    ].map((route) => [route, few]),
  ),
  // Of a thousand questions what answered them, of fifty their text; two counts a theme and month of ratings, one of questions.
  "GET /api/team/overview": { statements: 40, rows: 1500, kilobytes: 500 },
}
