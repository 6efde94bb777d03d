import type { CareCalendar } from "#domain/care/care-calendar.ts"
import calendar from "./calendar.json" with { type: "json" }

/**
 * The usual visits after a birth, and the ages of vaccines by country; docs/care-calendar.md says which pages were
 * read. TypeScript widens the names in the JSON file to strings, so the cast is checked by the test beside this file.
 */
export const careCalendar = calendar as CareCalendar
