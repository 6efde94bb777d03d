import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: ["/", "/login", "/signup", "/forgot-password", "/terms", "/privacy"],
} satisfies Config
