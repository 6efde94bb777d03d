import { useEffect, useState } from "react"
import { api } from "#app/api.ts"
import { AppError } from "#app/send.ts"
import { periodOf } from "#domain/lit-windows/awake.ts"

/** Whoever touches or types is awake; a page that merely stands open tells of nobody. */
const signsOfHer = ["pointerdown", "keydown", "pageshow"] as const

/**
 * Says once in each count that she is awake, and how many others were; 0 where that is not known, undefined where the
 * operator has switched it off.
 */
export function useAwake(): number | undefined {
  const [awake, setAwake] = useState<number | undefined>(0)
  useEffect(() => {
    let told = Number.NaN
    function tell() {
      const period = periodOf(new Date())
      if (period === told || document.hidden || isReduced()) return
      told = period
      ask().then(setAwake, () => setAwake(0))
    }
    tell()
    for (const sign of signsOfHer) window.addEventListener(sign, tell, { passive: true })
    return () => {
      for (const sign of signsOfHer) window.removeEventListener(sign, tell)
    }
  }, [])
  return awake
}

async function ask(): Promise<number | undefined> {
  try {
    const response = await api["lit-windows"].$post()
    return (await response.json()).awake
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined
    throw error
  }
}

function isReduced() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !navigator.onLine || connection?.saveData === true
}
