/** On a signal npm kills only a script's shell, which does not pass it on. */
export function onParentEnd(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 250).unref()
}
