import type { Config } from "@react-router/dev/config"
import { afterBuild } from "./scripts/after-build/after-build.ts"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  // What a screen fetches first is named in its own file; a chunk of its own would be one more to wait for.
  splitRouteModules: false,
  prerender: ["/", "/login", "/signup", "/forgot-password", "/terms", "/privacy", "/accessibility"],
  buildEnd: ({ viteConfig }) => afterBuild(viteConfig.root),
} satisfies Config
