import { messageOf } from "#app/language/error-message.ts"
import { loadWords } from "#app/language/words.ts"
import type { AppError } from "#app/send.ts"
import { showToast } from "#app/ui/toast.ts"
import type { Language } from "#domain/language.ts"

/** The words that a screen has for a failure, or nothing when it leaves them to the session. */
export type FailureWords = (error: AppError) => { title: string; description: string; lang?: string } | undefined

export async function showFailure(
  kind: "signUp" | "signIn" | "signOut",
  error: AppError,
  language: Language,
  words?: FailureWords,
) {
  const ofScreen = words?.(error)
  if (ofScreen) return showToast({ ...ofScreen, kind: "destructive" })
  const t = await loadWords("account", language)
  // A stranger may have used up the tries: for the sign-in there is another way.
  const own = kind === "signIn" && error.code === "TOO_MANY_ATTEMPTS" ? t("signInHeldBack") : undefined
  const description = own ?? messageOf(await loadWords("errors", language), error) ?? t("somethingWentWrong")
  showToast({ title: t(`${kind}Failed`), description, kind: "destructive", lang: language })
}

/** The server knows nobody here any more: the session has ended, or the account is gone. */
export async function showSessionEnded(language: Language) {
  const t = await loadWords("account", language)
  showToast({ title: t("sessionEndedTitle"), description: t("sessionEndedText"), lang: language })
}
