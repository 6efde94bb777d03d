import { useEffect, useState } from "react"
import { api } from "#app/api.ts"
import { AppError, told } from "#app/send.ts"
import { periodOf } from "#domain/lit-windows/awake.ts"
import type { SignedNightWords } from "#domain/lit-windows/night-words.ts"

type Told = { awake: number; words: SignedNightWords | null }

const nothingTold: Told = { awake: 0, words: null }

/** Only touching or typing counts as being awake, not a page that is merely open. */
const signsOfHer = ["pointerdown", "keydown", "pageshow"] as const

/** Reports once per counting period that she is awake; undefined if the operator has switched this off. */
export function useAwake(): Told | undefined {
  const [awake, setAwake] = useState<Told | undefined>(nothingTold)
  useEffect(() => {
    let said = Number.NaN
    function say() {
      const period = periodOf(new Date())
      if (period === said || document.hidden || isReduced()) return
      said = period
      ask().then(setAwake, () => setAwake(nothingTold))
    }
    say()
    for (const sign of signsOfHer) window.addEventListener(sign, say, { passive: true })
    return () => {
      for (const sign of signsOfHer) window.removeEventListener(sign, say)
    }
  }, [])
  return awake
}

async function ask(): Promise<Told | undefined> {
  try {
    return await told(await api["lit-windows"].$post(), "awake", "words")
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined
    throw error
  }
}

function isReduced() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !navigator.onLine || connection?.saveData === true
}
