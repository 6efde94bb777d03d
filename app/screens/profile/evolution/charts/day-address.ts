export function dayAddress(date: string): string {
  return `/profile?tab=diary&day=${date}`
}
