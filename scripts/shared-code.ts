import type { Rolldown } from "vite"

/** From the outside in: whoever sees a screen has loaded the layers around it. */
const layers = [
  { name: "everywhere", sources: ["app/root.tsx", "entry.client"], test: isDrawnWithoutParts },
  { name: "visitors", sources: ["app/screens/landing/", "app/session/public-only.tsx"], test: isDrawnWithoutParts },
  { name: "forms", sources: ["app/shell/with-toasts.tsx", "app/screens/login/", "app/screens/signup/"] },
  { name: "signed-in", sources: ["app/session/signed-in.tsx", "app/shell/app-shell.tsx"] },
]

/**
 * Puts a module that several screens share into the file of the outermost layer that needs it. Left to itself the
 * bundler makes a file of every set of screens, and a phone asks for ninety of them, a kilobyte each.
 */
const byLayer: Rolldown.CodeSplittingGroup[] = layers.map(({ name, sources, test }, index) => ({
  name: (id, modules) => {
    const importers = [...allImporters(id, modules)]
    return sources.some((source) => importers.some((importer) => importer.includes(source))) ? name : null
  },
  test,
  priority: layers.length - index,
  minShareCount: 2,
}))

/** What two screens share that is smaller than asking for it; a larger part is fetched by those alone that need it. */
const smallParts: Rolldown.CodeSplittingGroup = {
  name: "small-parts",
  test: /\/app\/(?:language|ui|kept|progress|shell|screens\/profile)\/|\/domain\/[^/]*$/,
  priority: 0,
  minShareCount: 2,
  maxModuleSize: 4000,
}

/** The words that stand around every signed-in screen, in a language, but for `language`, which the landing page has too. */
const wordsAround: Rolldown.CodeSplittingGroup = {
  name: (id) => id.match(/content\/locales\/(..)\/(?:navigation|account|errors)\.json/)?.[1]?.concat("-around"),
  priority: layers.length + 1,
}

export const sharedCode = [...byLayer, smallParts, wordsAround]

/** Who gives a message needs only the list of them, though its import makes the part that shows it look needed too. */
function isDrawnWithoutParts(id: string) {
  return !id.includes("@base-ui") || id.includes("createToastManager")
}

/** The module itself and every one that needs it, however indirectly. */
function allImporters(id: string, modules: Rolldown.ChunkingContext) {
  const found = new Set([id])
  for (const each of found) for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return found
}
