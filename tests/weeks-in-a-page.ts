import { fileURLToPath } from "node:url"
import { build } from "vite"

/** An expression for a page of any engine: what `weeksOfHouseholds` gives there. */
export async function weeksInAPage(households: number): Promise<string> {
  const entry = fileURLToPath(new URL("./weeks-of-households.ts", import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "weeks" } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const code = result && "output" in result ? result.output[0].code : ""
  return `(() => { ${code}; return weeks.weeksOfHouseholds(${households}) })()`
}
