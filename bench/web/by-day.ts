import type { Page } from "@playwright/test"

const noon = 12

/** Sets the page's clock to noon, because at night the app opens with another screen. */
export function setByDay(page: Page) {
  return page.clock.setFixedTime(new Date().setHours(noon))
}
