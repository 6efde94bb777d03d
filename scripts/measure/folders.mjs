import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { commentWords } from "./comments.mjs"

export const productFolders = ["app", "server", "domain", "scripts", "bench"]
const isTest = (path) => path.startsWith("tests/") || /\.test\.tsx?$/.test(path)

export function codeIn(root, folder, { onlyTests = false } = {}) {
  const folders = folder ? [folder] : [...productFolders, "content", "tests"]
  return folders
    .flatMap((each) => readdirSync(join(root, each), { recursive: true }).map((path) => `${each}/${path}`))
    .map((path) => path.replaceAll("\\", "/").replaceAll("//", "/"))
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && isTest(path) === onlyTests)
    .sort()
}

export function measureFolder(root, folder, options) {
  const texts = codeIn(root, folder, options).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
  const total = (count) => texts.reduce((sum, file) => sum + count(file), 0)
  return {
    files: texts.length,
    lines: total(({ text }) => text.split("\n").length - 1),
    comments: total(({ path, text }) => commentWords(path, text)),
  }
}
