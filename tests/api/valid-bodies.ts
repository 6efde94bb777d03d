import { defaultProfile } from "#domain/profile/profile.ts"
import { agreed } from "./agree.ts"
import { onboardingAnswers } from "./everything.ts"
import { type ApiRoute, nameOf } from "./routes-of-api.ts"
import { operation, written } from "./sync.ts"

type Account = { id?: string; name: string; email: string; password: string }

const someId = "0198a2c0-0000-7000-8000-000000000001"

const signed = { authenticatorData: "AA", signature: "AA" }

function credential(response: object) {
  const parts = { type: "public-key", clientExtensionResults: {}, response: { clientDataJSON: "e30", ...response } }
  return { id: "aWQ", rawId: "aWQ", ...parts }
}

/** A body that the route accepts from this account; undefined for GET and DELETE. Throws for a route without one: a new route gets its line here. */
export function validBody(route: ApiRoute, { id = "", name, email, password }: Account): object | undefined {
  if (route.method === "GET" || route.method === "DELETE") return undefined
  const bodies: Record<string, object> = {
    "POST /api/auth/sign-up/email": { name, email, password },
    "POST /api/auth/sign-in/email": { email, password },
    "POST /api/auth/sign-in/link": { email },
    "POST /api/auth/mail-code": { email, code: "123456" },
    "POST /api/auth/sign-in/link/account": { token: "a".repeat(32) },
    "POST /api/auth/sign-in/link/open": { token: "a".repeat(32) },
    "POST /api/auth/sign-in/second-step": { code: "123456" },
    "POST /api/auth/sign-in/passkey/begin": {},
    "POST /api/auth/sign-in/passkey": { response: credential({ ...signed, userHandle: "aWQ" }) },
    "POST /api/auth/passkeys/begin": { password },
    "POST /api/auth/passkeys": { name: "Celular", response: credential({ attestationObject: "oA" }) },
    "POST /api/auth/passkeys/prove/begin": {},
    "POST /api/auth/passkeys/prove": { response: credential(signed) },
    "POST /api/auth/sign-out": {},
    "POST /api/auth/verify-email/account": {},
    "POST /api/auth/send-verification-email": { email },
    "POST /api/auth/request-password-reset": { email },
    "POST /api/auth/reset-password/link": { token: "a".repeat(24) },
    "POST /api/auth/reset-password": { token: "a".repeat(24), newPassword: password },
    "POST /api/auth/change-password": { currentPassword: password, newPassword: password },
    "POST /api/auth/access-tokens": { name: "Planilha", scope: "read", days: 30, password },
    "POST /api/auth/address-change": { email: `nova.${email}`, password },
    "POST /api/auth/address-change/link": { token: "a".repeat(32) },
    "POST /api/auth/address-change/confirm": { token: "a".repeat(32) },
    "POST /api/auth/address-change/stop": { token: "a".repeat(32) },
    "POST /api/auth/delete-user": { password },
    "POST /api/auth/provider/start": {},
    "POST /api/auth/provider/finish": { query: "?code=a&state=b" },
    "POST /api/auth/provider/sign-up": {},
    "POST /api/auth/ways-in/password-link": {},
    "POST /api/auth/ways-in/provider/link": { password },
    "POST /api/auth/ways-in/provider/prove": {},
    "POST /api/auth/ways-in/provider/unlink": { password },
    "POST /api/auth/two-step/confirm-email": {},
    "POST /api/auth/two-step/begin": { password },
    "POST /api/auth/two-step/confirm": { code: "123456" },
    "POST /api/auth/two-step/recovery-codes": { password },
    "POST /api/auth/two-step/off": { password, code: "123456" },
    "POST /api/contact-code": {},
    "POST /api/team/messages": { code: "BCDFGHJK", messageId: someId, text: "Oi", isQuietSeen: false },
    "PUT /api/policy-notice": { number: 1, agrees: true },
    "POST /api/sync": { userId: id, since: null, operations: operationsOf(name) },
    "POST /api/lit-windows": {},
    "POST /api/helping/favours": { kind: "dishes", state: "taken" },
    "POST /api/helping/sync": { userId: "", since: null, operations: [] },
    "POST /api/calendar": { language: "es", isNeutral: false },
    "POST /api/team/conversations/:id/replies": { replyId: someId, text: "Pode.", after: null },
    "PUT /api/team/conversations/:id/scheduled-reply": {
      replyId: someId,
      text: "Pode.",
      after: null,
      sendAt: "2026-11-22T09:00:00.000Z",
      replaces: null,
    },
    "PUT /api/team/conversations/:id/questions/:questionId": { isAnswered: true },
    "POST /api/team/conversations/:id/notes": { noteId: someId, text: "Gosta de jaca." },
    "PUT /api/team/conversations/:id/assignee": { memberId: null },
    "POST /api/team/conversations/:id/close": { closingId: someId, after: null },
    "PUT /api/team/conversations/:id/presence": { isWriting: true },
    "PUT /api/team/night-words": { language: "pt", text: "A noite passa." },
    "POST /api/team/posters": { language: "pt", place: "Sala 3" },
    "PUT /api/team/saved-replies/:id": { title: "Jaca", pt: "Pode.", en: "You can.", es: "Puedes." },
  }
  const body = bodies[nameOf(route)]
  if (!body) throw new Error(`Which body does ${nameOf(route)} take?`)
  return body
}

/** Operations that store some data of every kind. */
function operationsOf(name: string) {
  return [
    operation("silenceSet", { isOn: true }),
    operation("itemDone", { journeyId: "first", day: 1, item: "snack" }),
    operation("checkInAnswered", { date: "2026-11-21", question: "energy", score: 1 }),
    operation("onboardingAnswered", { answers: { ...onboardingAnswers, preferredFoods: "couve" } }),
    operation("profileChanged", { fields: defaultProfile(name, "2026-11-20") }),
    operation("questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer jaca à noite?" }),
    agreed("diary"),
    written(),
  ]
}
