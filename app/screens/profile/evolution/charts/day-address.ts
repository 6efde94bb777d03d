/** The diary's page of a calendar day (YYYY-MM-DD). */
export function dayAddress(date: string): string {
  return `/profile?tab=diary&day=${date}`
}
