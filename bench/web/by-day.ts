import type { Page } from "@playwright/test"

const noon = 12

/** Sets the clock of a page to the day: at night she gets another first screen. */
export function setByDay(page: Page) {
  return page.clock.setFixedTime(new Date().setHours(noon))
}
