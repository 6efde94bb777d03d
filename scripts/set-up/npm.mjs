/** The npm that runs this script, ready to be spawned with these arguments. */
export function npm(...args) {
  const running = process.env.npm_execpath
  return running?.endsWith(".js")
    ? { command: process.execPath, args: [running, ...args] }
    : { command: "npm", args, options: { shell: process.platform === "win32" } }
}
