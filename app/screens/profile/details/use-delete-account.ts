import { useNavigate } from "react-router"
import { api } from "#app/api.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { AppError } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { forgetDevice } from "#app/sync/forget.ts"
import { showToast } from "#app/ui/toast.ts"

/** Deletes all that is hers, on the server and on this device, and leads out. Gives the error when it could not. */
export function useDeleteAccount() {
  const t = useWords("profile")
  const lang = useLanguageOf("profile")
  const { id } = useUser()
  const { leave } = useAuth()
  const navigate = useNavigate()

  return async function deleteAccount(password: string): Promise<AppError | null> {
    try {
      await api.auth["delete-user"].$post({ json: { password } })
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
    forgetDevice(id)
    leave()
    showToast({ title: t("deletedTitle"), description: t("deletedText"), lang })
    await navigate("/login", { replace: true })
    return null
  }
}
