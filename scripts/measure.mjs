import { buildSteps } from "./measure/build-steps.mjs"
import { measureFolder, productFolders } from "./measure/folders.mjs"
import { importsAcross } from "./measure/imports.mjs"
import { readWalks } from "./measure/walks.mjs"
import { enterProject, root } from "./set-up/project.mjs"

enterProject("production")
const number = (value) => value.toLocaleString("en")

console.log("Lines, files and words of comments, without tests:")
const folders = productFolders.map((name) => ({ name, ...measureFolder(root, name) }))
const sum = (key) => folders.reduce((total, folder) => total + folder[key], 0)
for (const { name, lines, files, comments } of folders) printRow(name, lines, files, comments)
printRow("together", sum("lines"), sum("files"), sum("comments"))
const tests = measureFolder(root, undefined, { onlyTests: true })
printRow("tests", tests.lines, tests.files, tests.comments)

const steps = buildSteps(root)
console.log(`\nBuild steps of our own: ${steps.length} (${steps.join(", ")})`)

console.log("\nImports from one folder into another:")
for (const [arrow, count] of importsAcross(root, productFolders)) console.log(`${arrow.padEnd(20)}${number(count)}`)

for (const { title, stages, files, forgotten } of readWalks(root)) {
  const sizes = stages.map((stage) => stage.length).join(" + ")
  console.log(`\n${title}: ${files.length + forgotten.length} files to open (${sizes}; forgotten: ${forgotten.length})`)
  for (const file of files) console.log(`  ${file}`)
  for (const file of forgotten) console.log(`  ${file} (imported by one of these; told by no step)`)
}

function printRow(name, lines, files, comments) {
  const cells = [`${number(lines)} lines`, `${number(files)} files`, `${number(comments)} words`]
  console.log(name.padEnd(10) + cells.map((cell) => cell.padStart(16)).join(""))
}
