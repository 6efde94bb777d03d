import type { CareCalendar } from "#domain/care/care-calendar.ts"
import calendar from "./calendar.json" with { type: "json" }

/**
 * The usual visits after a birth, and the ages of vaccines by country; docs/care-calendar.md tells what was read and what was not.
 * TypeScript widens the file's names to strings: the test beside this holds each to its type.
 */
export const careCalendar = calendar as CareCalendar
