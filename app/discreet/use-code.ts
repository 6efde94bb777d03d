import { useEffect, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { discreetCodeSchema, pauseLeft } from "#domain/discreet-code.ts"
import { isCode } from "./hash-code.ts"
import { countWrongTry, forgetTries, readDiscreet, readTries } from "./settings.ts"

/** Her code as it is typed and compared; wrong ones cost a growing pause, also after a reload. */
export function useCode() {
  const t = useMessages("discreet")
  const [code, setCode] = useState("")
  const [isWrong, setWrong] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const seconds = useSecondsLeft()

  /** Whether it was the code. */
  async function enter(): Promise<boolean> {
    const stored = readDiscreet()?.code
    if (!stored) return true
    if (isChecking || pauseLeft(readTries(), Date.now()) > 0) return false
    setChecking(true)
    const isRight = discreetCodeSchema.safeParse(code).success && (await isCode(code, stored).catch(() => false))
    if (isRight) forgetTries()
    else countWrongTry()
    setChecking(false)
    setWrong(!isRight)
    setCode("")
    return isRight
  }

  function type(next: string) {
    setWrong(false)
    setCode(next)
  }

  const message = seconds > 0 ? t("wait", { seconds }) : isWrong ? t("wrong") : undefined
  return { code, setCode: type, enter, isChecking, message }
}

/** Counts the pause down, in whole seconds. */
function useSecondsLeft(): number {
  const [, countDown] = useState(0)
  const leftMs = pauseLeft(readTries(), Date.now())
  useEffect(() => {
    if (leftMs === 0) return
    const timer = setTimeout(() => countDown((count) => count + 1), Math.min(1000, leftMs))
    return () => clearTimeout(timer)
  })
  return Math.ceil(leftMs / 1000)
}
