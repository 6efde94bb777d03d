import type { Key, Words } from "./resources.ts"

/** What an error's code says in her language, or undefined when there is no sentence for it. */
export function messageOf(t: Words<"errors">, error: { code: string }): string | undefined {
  return t(error.code as Key<"errors">) || undefined
}
