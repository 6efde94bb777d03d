import { loadMessages, messageOf } from "#app/language/load-messages.ts"
import type { AppError } from "#app/send.ts"
import { showToast, type ToastMessage } from "#app/ui/toast.ts"
import type { Language } from "#domain/language.ts"
import type { NoSession } from "./no-session.ts"

/** Returns the message for an error; undefined uses the default of this module. */
export type FailureMessages = (error: AppError) => { title: string; description: string; lang?: string } | undefined

export async function showFailure(
  kind: "signUp" | "signIn" | "signOut",
  error: AppError,
  language: Language,
  messages?: FailureMessages,
): Promise<ToastMessage> {
  const ofScreen = messages?.(error)
  if (ofScreen) return shown(ofScreen)
  const t = await loadMessages("account", language)
  // The attempts may have been used up by a stranger, so she is told how else to get in.
  const own = kind === "signIn" && error.code === "TOO_MANY_ATTEMPTS" ? t("signInHeldBack") : undefined
  const description = own ?? messageOf(await loadMessages("errors", language), error) ?? t("somethingWentWrong")
  return shown({ title: t(`${kind}Failed`), description, lang: language })
}

function shown(message: ToastMessage): ToastMessage {
  showToast({ ...message, kind: "destructive" })
  return message
}

const textOf = { ended: "sessionEndedText", unknown: "sessionUnknownText" } as const

export async function showNoSession(end: NoSession, language: Language) {
  const t = await loadMessages("account", language)
  showToast({ title: t("sessionEndedTitle"), description: t(textOf[end]), lang: language })
}
