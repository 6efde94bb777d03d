import { useEffect, useState } from "react"

let isDeleted = false

/** Her account has just been deleted: the next page says so, and no later one. */
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
