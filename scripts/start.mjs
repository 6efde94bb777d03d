import { serve } from "./serve.mjs"
import { buildIfNeeded } from "./set-up/build.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject } from "./set-up/project.mjs"

enterProject("production")
installIfNeeded()
if (buildIfNeeded()) serve()
else process.exitCode = 1
