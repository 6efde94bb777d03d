import type { Key } from "#app/language/resources.ts"
import type { RedFlag } from "#domain/red-flags.ts"

/** What the card says of each kind of help, from the words of the chat. */
export const flagWords = {
  "harm-to-baby": { title: "harmTitle", text: "harmText" },
  "self-harm": { title: "selfHarmTitle", text: "selfHarmText" },
  violence: { title: "violenceTitle", text: "violenceText" },
  emergency: { title: "emergencyTitle", text: "emergencyText" },
  "same-day": { title: "sameDayTitle", text: "sameDayText" },
} as const satisfies Record<RedFlag, Record<"title" | "text", Key<"chat">>>
