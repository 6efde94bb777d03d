import { useEffect, useState } from "react"

let isDeleted = false

/** On the next page only. */
export function announceDeletedAccount() {
  isDeleted = true
}

export function useDeletedAccount(): boolean {
  const [was] = useState(isDeleted)
  useEffect(() => {
    isDeleted = false
  }, [])
  return was
}
