import type { Page } from "@playwright/test"

const noon = 12

/** At night she gets another first screen. */
export function setByDay(page: Page) {
  return page.clock.setFixedTime(new Date().setHours(noon))
}
