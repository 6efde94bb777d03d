import type { Params } from "react-router"
import { readLanguage } from "./chosen.ts"
import type { Load } from "./in-each-language.ts"
import type { Namespace } from "./native.ts"
import { loadTexts } from "./texts.ts"
import { languageIn, languageOf, type ScreenHandle } from "./use-words.ts"
import { loadWords } from "./words.ts"

const aroundEveryScreen: readonly Namespace[] = ["navigation", "language", "account", "errors"]

/**
 * A route's clientLoader: all that a screen says is fetched at once, and here before the screen is drawn. Found one after
 * another while drawing, each would be waited for, and all be drawn again after it.
 */
export function screenLoader({ words, also = [], texts = [] }: ScreenHandle, ...others: Load<unknown>[]) {
  return async ({ params }: { params: Params }) => {
    const one = languageIn(params) ?? readLanguage()
    const screen = languageOf(words, one, "pt")
    // What could not be fetched is told to whoever draws it.
    await Promise.allSettled([
      ...[words, ...aroundEveryScreen, ...also].map((namespace) =>
        loadWords(namespace, languageOf(namespace, one, screen)),
      ),
      ...(one ? [] : [loadWords("language", "en")]),
      ...texts.map((name) => loadTexts(name, screen)),
      ...others.map((load) => load(screen)),
    ])
    return null
  }
}
