const copyName = /^florescer-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-([\d.]+Z)\.sqlite$/

/** Names a copy after its time. Colons are replaced, because Windows does not allow them in file names. */
export function nameOfCopy(madeAt: Date): string {
  return `florescer-${madeAt.toISOString().replaceAll(":", "-")}.sqlite`
}

/** Reads the time from a copy's name; undefined for other names. */
export function momentOfCopy(name: string): Date | undefined {
  const parts = copyName.exec(name)
  return parts ? new Date(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}`) : undefined
}
