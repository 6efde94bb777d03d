import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"

const leastBytes = 1024

/** Compresses all files but HTML, which the server fills in and compresses itself. */
export function compressFiles(clientDir: string) {
  for (const file of globSync("**/*.{js,css,svg,json,webmanifest,txt}", { cwd: clientDir })) {
    const path = join(clientDir, file)
    const content = readFileSync(path)
    if (content.length < leastBytes) continue
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
