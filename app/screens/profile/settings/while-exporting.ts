const exportMs = 10 * 60_000

/** Limits an export to ten minutes, because an export of years takes minutes on a slow phone network. */
export const whileExporting = () => ({ init: { signal: AbortSignal.timeout(exportMs) } })
