type Plain = { readonly [key: string]: unknown }

/**
 * Returns `next` with equal parts replaced by the objects of `before`, so that a comparison by identity finds no
 * change.
 */
export function reuseUnchanged<Value>(before: unknown, next: Value): Value {
  if (before === next) return next
  if (Array.isArray(before) && Array.isArray(next)) return isSameList(before, next) ? (before as Value) : next
  if (!isPlain(before) || !isPlain(next)) return next
  const keys = Object.keys(next)
  const kept = Object.fromEntries(keys.map((key) => [key, reuseUnchanged(before[key], next[key])]))
  const isSame = (key: string) => Object.hasOwn(before, key) && before[key] === kept[key]
  return (keys.length === Object.keys(before).length && keys.every(isSame) ? before : kept) as Value
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
