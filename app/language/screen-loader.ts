import "./more-messages.ts"
import type { Params } from "react-router"
import type { Language } from "#domain/language.ts"
import type { Load } from "./by-language.ts"
import { readLanguage } from "./language-choice.ts"
import { loadMessages } from "./load-messages.ts"
import { nativeLanguages, type Screen } from "./native.ts"
import type { Namespace } from "./resources.ts"
import { languageIn } from "./screen-language.ts"
import { loadTexts, type TextName } from "./texts.ts"

export type ScreenHandle = {
  messages: Screen
  also?: Namespace[]
  texts?: TextName[]
}

const native: Partial<Record<Namespace, Language>> = nativeLanguages
const aroundEveryScreen: readonly Namespace[] = ["navigation", "language", "account", "errors"]

/** Loads everything that a screen needs at once, because each separate load would suspend the screen again. */
export function screenLoader({ messages, also = [], texts = [] }: ScreenHandle, ...others: Load<unknown>[]) {
  return async ({ params }: { params: Params }) => {
    const one = languageIn(params) ?? readLanguage()
    const screen = one ?? nativeLanguages[messages]
    // Errors are ignored here, because the component that uses the messages throws them.
    await Promise.allSettled([
      ...[messages, ...aroundEveryScreen, ...also].map((namespace) =>
        loadMessages(namespace, one ?? native[namespace] ?? screen),
      ),
      ...(one ? [] : [loadMessages("language", "en")]),
      ...texts.map((name) => loadTexts(name, screen)),
      ...others.map((load) => load(screen)),
    ])
    return null
  }
}
