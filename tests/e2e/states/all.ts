import { test } from "../test.ts"
import { test as testAtLocalhost } from "../test-at-localhost.ts"
import { chatStates } from "./chat.ts"
import { consentStates } from "./consent.ts"
import { cookStates } from "./cook.ts"
import { dashboardStates, onboardingStates } from "./dashboard.ts"
import { diaryStates } from "./diary.ts"
import { helpingStates } from "./helping.ts"
import { olderPagesStates } from "./older-pages.ts"
import { passkeyStates } from "./passkeys.ts"
import { planStates } from "./plan.ts"
import { profileStates, settingsStates } from "./profile.ts"
import { providerStates } from "./provider.ts"
import { silenceStates } from "./silence.ts"
import { teamStates } from "./team.ts"
import { twoStepStates } from "./two-step.ts"
import { visitorStates } from "./visitor.ts"
import type { States } from "./walk.ts"

/** Every screen in every state that a mother or a member of the team can meet, in walks of which each begins anew. */
export const walks: Record<string, States> = {
  "the visitors' pages": visitorStates,
  "the dashboard": dashboardStates,
  "the onboarding": onboardingStates,
  "the chat": chatStates,
  "the plan": planStates,
  "the cooking": cookStates,
  "help from others": helpingStates,
  "the profile": profileStates,
  "the diary": diaryStates,
  "her older pages": olderPagesStates,
  "what she agrees to": consentStates,
  "silence after a loss": silenceStates,
  "two-step sign-in": twoStepStates,
  passkeys: passkeyStates,
  "the clinic's sign-in": providerStates,
  "the settings and the help": settingsStates,
  "the team's desk": teamStates,
}

/** Passkeys need a product at a name; the others are walked through at a bare address. */
const withPasskeys = ["passkeys", "the clinic's sign-in"]
export const testOf = (part: string) => (withPasskeys.includes(part) ? testAtLocalhost : test)

/** What the console says of the answers and files that the walks hold back or refuse. */
export const provokedErrors = /ERR_FAILED|status of (4\d\d|503)|A file of the app did not come/
