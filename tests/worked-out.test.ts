import { join } from "node:path"
import { build } from "vite"
import { expect, it } from "vitest"
import { standardAllergens } from "#app/plan/standard-allergens.ts"
import { workedOut } from "../scripts/worked-out.ts"

const input = join(import.meta.dirname, "../app/plan/standard-allergens.ts")

it("what the standard dishes contain is in the build without the recipes and foods that say it", async () => {
  const built = await build({
    root: join(import.meta.dirname, ".."),
    configFile: false,
    logLevel: "silent",
    plugins: [workedOut],
    build: { write: false, rolldownOptions: { input, preserveEntrySignatures: "strict" } },
  })
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []))
  const [chunk] = output.flatMap((file) => (file.type === "chunk" ? [file] : []))
  expect(output).toHaveLength(1)
  expect(chunk?.moduleIds).toEqual([input])
  const { standardAllergens: fetched } = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? "")}`)
  expect(fetched).toEqual(standardAllergens)
  expect(fetched[3]).toEqual(["milk", "gluten", "egg", "soy"])
})
