import type { Page } from "@playwright/test"
import type { Profile } from "#domain/profile/profile.ts"
import { type Mother, openAt } from "./mother.ts"
import { didElsewhere } from "./sync.ts"

type Tab = "evolution" | "diary" | "data" | "privacy" | "account"

/** Opens a tab of the profile, or of its settings, of a mother who has just signed up. */
export async function openProfile(page: Page, origin: string, tab: Tab) {
  const screen = tab === "privacy" || tab === "account" ? "/profile/settings" : "/profile"
  const mother = await openAt(page, origin, `${screen}?tab=${tab}`)
  await page.getByRole("tabpanel").waitFor()
  return mother
}

/** Signs her in without walking through the form again. */
export async function signInAgain(page: Page, origin: string, { email, password }: Mother) {
  const answer = await page.request.post("/api/auth/sign-in/email", { data: { email, password }, headers: { origin } })
  if (!answer.ok()) throw new Error(await answer.text())
}

export async function readJson(page: Page, path: string) {
  // A kept connection may be closed at the same moment: only then it is asked again.
  return (await page.request.get(path, { maxRetries: 3 })).json()
}

const healthyProfile: Profile = {
  fullName: "Ana",
  age: 29,
  heightCm: 170,
  currentWeightKg: 64.5,
  desiredWeightKg: 62,
  isBreastfeeding: true,
  birthType: "Normal",
  avgSleepHours: 6.5,
  dailyMeals: 5,
  waterIntakeLitres: 2,
  activityLevel: "Baixo",
  menstrualCycle: false,
  startDate: "2026-11-01",
}

export async function storeProfile(page: Page, origin: string, change: Partial<Profile> = {}) {
  await didElsewhere(page, origin, [["profileChanged", { fields: { ...healthyProfile, ...change } }]])
}
