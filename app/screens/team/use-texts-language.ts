import { useLanguage } from "#app/language/language-boundary.tsx"
import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { isLanguage, type Language } from "#domain/language.ts"

/** While the signed-in user is unknown, the choice is only shown and not stored. */
export function useTextsLanguage() {
  const { user } = useAuth()
  const own = useLanguage()
  const key = recordKey(user?.id ?? "", "desk-language")
  const { value, change } = useStoredOrShown<Language>(
    key,
    () => readRecord<Language>(key, isLanguage)?.value ?? own,
    (language) => user !== null && writeRecord(key, { value: language, isUnsaved: false }),
  )
  return { language: value, choose: change }
}
