import type { ScreenHandle } from "#app/language/screen-loader.ts"

export { default } from "./screen.tsx"
/** The quick exit of /help-now leads here in browsers where the app does not start. */
export const handle: ScreenHandle = { messages: "help-now" }
