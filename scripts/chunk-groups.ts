import { basename } from "node:path"
import type { Rolldown } from "vite"

/** The layers of the app from the outside in: a screen has loaded the layers around it before its own files. */
export const layers = [
  { name: "everywhere", sources: ["app/root.tsx", "entry.client"], test: isDrawnWithoutParts },
  { name: "visitors", sources: ["app/screens/landing/", "app/session/public-only.tsx"], test: isDrawnWithoutParts },
  { name: "forms", sources: ["app/shell/with-toasts.tsx", "app/screens/login/", "app/screens/signup/"] },
  { name: "signed-in", sources: ["app/shell/signed-in.tsx", "app/shell/app-shell.tsx"] },
]

/** Without these groups, the bundler would make ninety chunks of a kilobyte each. */
const layerGroups: Rolldown.CodeSplittingGroup[] = layers.map(({ name, sources, test }, index) => ({
  name: (id, modules) => {
    const importers = [...allImporters(id, modules)]
    return sources.some((source) => importers.some((importer) => importer.includes(source))) ? name : null
  },
  test,
  priority: layers.length - index + 1,
  minShareCount: 2,
}))

/** Each of these parts is smaller than the overhead of a request for it, so they are loaded in one file. */
const smallParts: Rolldown.CodeSplittingGroup = {
  name: "small-parts",
  test: new RegExp(
    [
      /\/app\/(?:install|language|ui|storage|shell|screens\/profile)\//,
      /\/app\/diary\/(?!use-writing)/,
      /\/app\/care\/(?:country|load-care|sign-texts)\.ts$/,
      /\/app\/(?:privacy\/(?:consent|silence)|evolution\/numbers)\//,
      /\/(?:back-link|ask-for-help-link|copy-text|contains-text|use-rows-of-week|use-other-clock|guide-link|use-policy|use-visits)\.tsx?$/,
      /\/domain\/(?!nouns|operations|plan|safety|understanding)(?:[a-z]+\/)?[^/]*(?<!noun\.ts)$/,
      /\/domain\/plan\/(?:[a-z-]+\/)?(?:cooked|left-over|own-items|shopping-list|shopping-ticks|using-up-text)\.ts$/,
      /\/lucide\//,
    ]
      .map(({ source }) => source)
      .join("|"),
  ),
  priority: 1,
  minShareCount: 2,
  maxModuleSize: 4000,
}

/**
 * The rules that detect danger in what users write, in three languages. Only the diary and the search load them, so no
 * other screen waits for them.
 */
const dangerRules: Rolldown.CodeSplittingGroup = {
  name: "danger-rules",
  test: /\/domain\/safety\/(?!concern|first-aid)|\/content\/danger-words\/|\/app\/care\/danger-rules\.ts$/,
  priority: 1,
  minShareCount: 2,
}

const planParts: Rolldown.CodeSplittingGroup = {
  name: "plan-parts",
  test: new RegExp(
    [
      /\/(?:use-progress|parse-id-param|use-second-time|use-wish-label|swap-link|use-lacks)\.tsx?$/,
      /\/domain\/plan\/(?:week\/editions|cooking\/next-meal)\.ts$/,
      /\/illustrations\//,
    ]
      .map(({ source }) => source)
      .join("|"),
  ),
  priority: 1,
  minShareCount: 2,
  maxModuleSize: 8000,
}

const recipeParts: Rolldown.CodeSplittingGroup = {
  name: "recipe-parts",
  test: /\/plan\/(?:ingredients|steps)\.tsx$|\/recipe-loader\.ts$/,
  priority: 0,
  minShareCount: 2,
}

const household: Rolldown.CodeSplittingGroup = {
  name: "household",
  test: /\/domain\/plan\/household\.ts$|\/app\/plan\/understood\.ts$/,
  priority: 1,
  minShareCount: 2,
}

const foods: Rolldown.CodeSplittingGroup = {
  name: "foods",
  test: /\/content\/foods[./]/,
  priority: 1,
  minShareCount: 3,
}
/** The recipes without what only the chat says of them, which is loaded with the chat. */
const recipes: Rolldown.CodeSplittingGroup = {
  name: "recipes",
  test: /\/content\/(?:recipes\/(?!facts-|machines|pans|pots)|preparations\.ts|library\.ts)/,
  priority: 1,
  minShareCount: 3,
}

/**
 * The code that plans the week, in one file instead of nine. What replaces a dish, uses up leftovers, makes the
 * shopping list or answers questions about the plan is loaded later.
 */
const herWeek: Rolldown.CodeSplittingGroup = {
  name: "her-week",
  test: /\/domain\/plan\/(?!(?:[a-z-]+\/)?(?:questions\/|understand-words|blockers|offers|swap|what-is-left|shopping-list-of-week))|\/app\/plan\/(?:use-plan|use-meal-of|use-kitchen|at-home-now)\.ts$/,
  priority: 0,
  minShareCount: 3,
}

/**
 * These messages make one file for each language. The namespace `language` is left out, because the landing page needs
 * it too.
 */
export const messagesAround = /\/content\/locales\/(..)\/(?:navigation|account|errors)\.json/
const surroundingMessages: Rolldown.CodeSplittingGroup = {
  name: (id) => id.match(messagesAround)?.[1]?.concat("-around"),
  priority: layers.length + 2,
}

export const chunkGroups = [
  ...layerGroups,
  smallParts,
  dangerRules,
  planParts,
  household,
  foods,
  recipes,
  recipeParts,
  herWeek,
  surroundingMessages,
]

/** Leaves out the component library, apart from the manager that the code for adding a toast needs. */
function isDrawnWithoutParts(id: string) {
  return !id.includes("@base-ui") || id.includes("createToastManager")
}

function allImporters(id: string, modules: Rolldown.ChunkingContext) {
  const found = new Set([id])
  for (const each of found) for (const importer of importersOf(each, modules)) found.add(importer)
  return found
}

const iconsIndex = /\/lucide\.m?js$/
/** A file of all icons under their other names. lucide's index exports it too, but nothing uses it. */
const allIcons = /\/lucide\/.*\/iconsAndAliases\.m?js$/

/**
 * Returns the files that import a file. For an icon these are the files that name it, because a single index exports
 * all icons.
 */
function importersOf(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.flatMap((importer) => {
    if (allIcons.test(importer)) return []
    if (!iconsIndex.test(importer)) return importer
    const index = modules.getModuleInfo(importer)
    const names = exportedNames(index?.code ?? "", basename(id))
    const isNamed = new RegExp(`\\b(?:${names.join("|")})\\b`)
    return (index?.importers ?? []).filter((user) => isNamed.test(modules.getModuleInfo(user)?.code ?? ""))
  })
}

function exportedNames(index: string, file: string): string[] {
  const line = index.split("\n").find((each) => each.includes(`/${file}`)) ?? ""
  return [...line.matchAll(/default as (\w+)/g)].map(([, name = ""]) => name)
}
