export function npm(...args) {
  const running = process.env.npm_execpath
  return running?.endsWith(".js")
    ? { command: process.execPath, args: [running, ...args] }
    : { command: "npm", args, options: { shell: process.platform === "win32" } }
}
