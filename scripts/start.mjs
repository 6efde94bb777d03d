import { serve } from "./serve.mjs"
import { buildIfNeeded, isBuilt } from "./set-up/build.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

enterProject("production")
installIfNeeded()
if (buildIfNeeded()) {
  serve()
} else if (isBuilt()) {
  console.error("Building failed; the words of the tool are above. The last good build is served.")
  serve()
} else {
  process.exitCode = 1
}
