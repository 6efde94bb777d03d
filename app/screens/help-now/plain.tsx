import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { HelpNow } from "./screen.tsx"

export const handle: ScreenHandle = { messages: "help-now", also: ["care", "guides"] }

/** The server shows this version in browsers where the app does not start (see app/start). */
export default function PlainHelpNow() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <HelpNow isPlain />
    </>
  )
}
