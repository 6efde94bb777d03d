import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { driftOf, markerOf, sectionsOf, translations } from "./translated-docs/compare.mjs"

// Prints which translated sections are out of date. `--accept README.pt.md 3` marks section 3 as up to date, and `all`
// marks every section.
const root = join(import.meta.dirname, "..")
const [flag, file, which] = process.argv.slice(2)

if (flag === "--accept") accept()
else process.exitCode = report() ? 1 : 0

function report() {
  const there = translations.filter(({ translation }) => existsSync(join(root, translation)))
  let behind = 0
  for (const { source, translation } of there) {
    const found = driftOf(read(source), read(translation), {
      source,
      translation,
      exists: (path) => existsSync(join(root, path)),
    })
    behind += found.length
    for (const problem of found) console.log(`${translation}: ${problem}`)
  }
  console.log(`${there.length} translated documents, ${behind} things behind.`)
  return behind > 0
}

function accept() {
  const pair = translations.find(({ translation }) => translation === file)
  if (!pair || !existsSync(join(root, file)) || !which)
    throw new Error("Say what to accept: --accept README.pt.md 3, or all.")
  const [english, translated] = [read(pair.source), read(file)].map(sectionsOf)
  if (english.length !== translated.length)
    throw new Error(
      `${file} has ${translated.length} sections, ${pair.source} ${english.length}: translate those first.`,
    )
  if (which !== "all" && !translated[Number(which) - 1]) throw new Error(`${file} has no section ${which}.`)
  const texts = translated.map((section, index) => {
    if (which !== "all" && index !== Number(which) - 1) return section.text
    return markerOf(english[index]).concat(section.body)
  })
  writeFileSync(join(root, file), texts.join(""))
  console.log(`${file}: ${which === "all" ? "all sections are" : `section ${which} is`} noted as up to date.`)
}

function read(path) {
  return readFileSync(join(root, path), "utf8")
}
