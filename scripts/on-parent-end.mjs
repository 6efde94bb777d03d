/** Told to stop, npm ends only the shell in which it started a script, and the shell tells nobody. */
export function onParentEnd(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250).unref()
}
