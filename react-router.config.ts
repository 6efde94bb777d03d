import type { Config } from "@react-router/dev/config"
import { afterBuild } from "./scripts/after-build/after-build.ts"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: ["/", "/login", "/signup", "/forgot-password", "/terms", "/privacy", "/accessibility"],
  buildEnd: ({ viteConfig }) => afterBuild(viteConfig.root),
} satisfies Config
