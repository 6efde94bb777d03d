/** The settings of a process of ours whose clock stands at this moment as it starts, and runs on from there. */
export function clockAt(moment: number | Date) {
  return {
    NODE_OPTIONS: `--import ${new URL("later-clock.mjs", import.meta.url)}`,
    CLOCK_AHEAD_MS: String(Number(moment) - Date.now()),
  }
}
