import type { Config } from "@react-router/dev/config"
import { guideNames } from "./domain/guides/guide.ts"
import { languages } from "./domain/language.ts"
import { afterBuild } from "./scripts/after-build/after-build.ts"

const forEverybody = ["", "/login", "/signup", "/forgot-password", "/terms", "/privacy", "/accessibility", "/guides"]
const whereNothingStarts = ["/help-now/plain", "/soup/plain"]
const pages = [...forEverybody, ...whereNothingStarts, ...guideNames.map((name) => `/guides/${name}`)]

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIR ?? "build",
  ssr: false,
  // What a screen fetches first is named in its own file; a chunk of its own would be one more to wait for.
  splitRouteModules: false,
  prerender: ["", ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    pages.map((path) => prefix + path || "/"),
  ),
  buildEnd: ({ viteConfig, reactRouterConfig }) => afterBuild(viteConfig.root, reactRouterConfig.buildDirectory),
} satisfies Config
