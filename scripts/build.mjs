import { build } from "./set-up/build.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

enterProject("production")
installIfNeeded()
process.exitCode = build() ? 0 : 1
