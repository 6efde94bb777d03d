import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** "Logo" means "right away" in Brazil but "later today" in Portugal, where these texts are read too. */
const later = /(?<!\p{L})logo(?!\p{L})(?! (?:abaixo|antes|após|a seguir|de início))/iu

it("no text that is read in Portugal says at once by a word that there means later", () => {
  const files = globSync("{guides,locales,signs}/pt-PT/*.json", { cwd: import.meta.dirname })
  const shared = globSync("{{answers,faq}/pt/*.json,plan/pt.json}", { cwd: import.meta.dirname })
  const lines = [...files, ...shared].flatMap((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, "utf8").split("\n"),
  )
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => later.test(line))).toEqual([])
})
