import type { ScreenHandle } from "#app/language/screen-loader.ts"

export { default } from "./screen.tsx"
/** Where the quick exit of help now leads in a browser in which the app does not start. */
export const handle: ScreenHandle = { messages: "help-now" }
