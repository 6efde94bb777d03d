/**
 * Calls `stop` when the parent process ends. On a signal npm kills only the shell of a script, and that shell does not
 * pass the signal on.
 */
export function onParentEnd(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250).unref()
}
