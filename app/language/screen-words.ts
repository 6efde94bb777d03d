import { readChosenLanguage } from "./chosen.ts"
import type { Load } from "./in-each-language.ts"
import type { Namespace } from "./native.ts"
import { loadTexts } from "./texts.ts"
import { languageOf, type ScreenHandle } from "./use-words.ts"
import { loadWords } from "./words.ts"

const aroundEveryScreen: readonly Namespace[] = ["navigation", "language", "account", "errors"]

/**
 * For a route's clientLoader: all that a screen says is fetched at once, and here before the screen is drawn. Found one
 * after another while drawing, each would be waited for, and all be drawn again after it.
 */
export async function loadScreen({ words, also = [], texts = [] }: ScreenHandle, ...others: Load<unknown>[]) {
  const chosen = readChosenLanguage()
  const screen = languageOf(words, chosen, "pt")
  // What could not be fetched is told to whoever draws it.
  await Promise.allSettled([
    ...[words, ...aroundEveryScreen, ...also].map((namespace) =>
      loadWords(namespace, languageOf(namespace, chosen, screen)),
    ),
    ...texts.map((name) => loadTexts(name, screen)),
    ...others.map((load) => load(screen)),
  ])
  return null
}
