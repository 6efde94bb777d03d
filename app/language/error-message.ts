import type { TFunction } from "i18next"

/** What an error's code says in her language, or undefined when there is no sentence for it. */
export function messageOf(t: TFunction<"errors">, error: { code: string }): string | undefined {
  return t(error.code as "UNREACHABLE", { defaultValue: "" }) || undefined
}
