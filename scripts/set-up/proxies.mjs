import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { canInstallPackages, unpackPackage } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"

const cache = new URL("../../node_modules/.cache/florescer/debian/", import.meta.url)

const paths = { nginx: "usr/sbin/nginx", caddy: "usr/bin/caddy" }

export function findOrUnpackProxy(name) {
  const folder = fileURLToPath(new URL(`${name}/`, cache))
  const known = () =>
    [findProgram([name]), `/${paths[name]}`, folder + paths[name]].find((path) => path && existsSync(path))
  if (!known() && canInstallPackages()) {
    console.log(`Unpacking ${name}…`)
    unpackPackage(name, folder)
  }
  return known()
}
