const exportMs = 10 * 60_000

/** An export of years takes minutes on a slow phone network. */
export const whileExporting = () => ({ init: { signal: AbortSignal.timeout(exportMs) } })
