import { readFileSync } from "node:fs"

const folder = new URL("../../deploy/cluster/", import.meta.url)
export type Values = Record<string, string>
export type Template = "etcd.env" | "patroni.yml" | "haproxy.cfg" | "florescer.env"

function read(name: string) {
  return readFileSync(new URL(name, folder), "utf8")
}

/** The settings of `NAME=value` lines, as a shell reads them. */
export function readSettings(text: string): Values {
  const lines = [...text.matchAll(/^([A-Z_0-9]+)=(.*)$/gm)]
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value.replace(/^"(.*)"$/, "$1")]))
}

/** The settings that deploy/cluster's files are filled in with, as they come. */
export function exampleValues(): Values {
  return readSettings(read("cluster.env"))
}

/** One of deploy/cluster's files with its `${NAME}`s filled in, as envsubst does it. Throws for a name without a value. */
export function fillIn(template: Template, values: Values): string {
  return read(template).replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${template} needs ${name}.`)
    return value
  })
}
