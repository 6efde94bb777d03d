// Here before they are asked for, one by one.
import "./more-messages.ts"
import type { Params } from "react-router"
import type { Load } from "./by-language.ts"
import { readLanguage } from "./language-choice.ts"
import { loadMessages } from "./load-messages.ts"
import type { Namespace } from "./native.ts"
import { loadTexts } from "./texts.ts"
import { languageIn, languageOf, type ScreenHandle } from "./use-messages.ts"

const aroundEveryScreen: readonly Namespace[] = ["navigation", "language", "account", "errors"]

/**
 * A route's clientLoader: fetches all messages and texts of a screen at once, before it is rendered. Discovered one by one
 * while rendering, each would suspend the screen again.
 */
export function screenLoader({ messages, also = [], texts = [] }: ScreenHandle, ...others: Load<unknown>[]) {
  return async ({ params }: { params: Params }) => {
    const one = languageIn(params) ?? readLanguage()
    const screen = languageOf(messages, one, "pt")
    // A failure is thrown to the component that uses the messages.
    await Promise.allSettled([
      ...[messages, ...aroundEveryScreen, ...also].map((namespace) =>
        loadMessages(namespace, languageOf(namespace, one, screen)),
      ),
      ...(one ? [] : [loadMessages("language", "en")]),
      ...texts.map((name) => loadTexts(name, screen)),
      ...others.map((load) => load(screen)),
    ])
    return null
  }
}
