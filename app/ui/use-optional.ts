import { useEffect, useState } from "react"

/** Undefined until it has come, and where it does not. `load` is the same at each rendering. */
export function useOptional<Value>(load: (() => Promise<Value>) | false | undefined): Value | undefined {
  const [come, setCome] = useState<{ value: Value }>()
  useEffect(() => {
    if (!load) return
    load().then(
      (value) => setCome({ value }),
      () => {},
    )
  }, [load])
  return come?.value
}
