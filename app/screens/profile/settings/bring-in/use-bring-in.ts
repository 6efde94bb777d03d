import { useMemo, useState } from "react"
import { api } from "#app/api.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { AppError } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { forgetRefusedOfFile } from "#app/storage/refused-of-file.ts"
import { useCorrectedNow, useOperations, useStore, useSynced } from "#app/sync/sync-context.ts"
import {
  type ExportedFile,
  type ExportFileFault,
  exportFileMaxBytes,
  readExportFile,
} from "#domain/privacy/bring-in/export-file.ts"
import { existingIn, hasAllRows, type Plan, planOf } from "#domain/privacy/bring-in/plan.ts"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import { whileExporting } from "../while-exporting.ts"

export type Fault = ExportFileFault | "unread" | "unavailable"
/** `readAt` is ISO 8601, UTC. */
type Chosen = { file: ExportedFile; account: ExportedFile | undefined; readAt: string }
export type Agreement = { purpose: ConsentPurpose; isGiven: boolean; agree: () => void }

/** The chosen file is read and summarised, and its rows are added on this device; the outbox then sends them. */
export function useBringIn() {
  const user = useUser()
  const store = useStore()
  const rows = useSynced((rows) => rows)
  const now = useCorrectedNow()
  const { reload } = useOperations()
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [done, setDone] = useState<Plan | null>(null)
  const agreements = useAgreements()
  const given = agreements.flatMap(({ purpose, isGiven }) => (isGiven ? [purpose] : [])).join()

  const plan = useMemo(() => {
    if (!chosen) return null
    const { file, account, readAt } = chosen
    const isAgreed = (purpose: ConsentPurpose) => given.split(",").includes(purpose)
    return planOf(file, { rows, there: existingIn(rows, account), isAgreed, now: readAt })
  }, [chosen, rows, given])

  async function choose(file: File | undefined) {
    setChosen(null)
    setDone(null)
    setFault(null)
    if (!file) return
    setReading(true)
    const read = await readFile(file)
    const account = read.file && (await accountNow())
    setReading(false)
    if (read.fault) return setFault(read.fault)
    if (account === "unavailable") return setFault("unavailable")
    setChosen({ file: read.file, account, readAt: now().toISOString() })
  }

  /**
   * Returns undefined if this device already has the account's complete data, "unavailable" if it cannot be fetched.
   */
  async function accountNow(): Promise<ExportedFile | undefined | "unavailable"> {
    const { rows, entriesSince, isUnknown } = store.read()
    if (!isUnknown && hasAllRows(rows, entriesSince === "")) return undefined
    try {
      const answer = await api.account.export.$get({}, whileExporting())
      return readExportFile(await answer.text()).file ?? "unavailable"
    } catch (error) {
      if (error instanceof AppError || error instanceof TypeError) return "unavailable"
      throw error
    }
  }

  function bringIn() {
    if (!plan) return
    forgetRefusedOfFile(user.id)
    store.addImported(plan.steps)
    setDone(plan)
    void reload()
  }

  const isOfOther = chosen !== null && chosen.file.user.id !== user.id
  return { isReading, fault, file: chosen?.file, plan, done, isOfOther, agreements, choose, bringIn }
}

async function readFile(file: File): Promise<{ file: ExportedFile; fault?: never } | { file?: never; fault: Fault }> {
  if (file.size > exportFileMaxBytes) return { fault: "tooBig" }
  // Reading fails if the file is in a cloud that cannot be reached.
  const text = await file.text().catch(() => null)
  return text === null ? { fault: "unread" } : readExportFile(text)
}

function useAgreements(): Agreement[] {
  const profile = useConsent("profile")
  const diary = useConsent("diary")
  const reminders = useConsent("reminders")
  return [
    { purpose: "profile", ...profile },
    { purpose: "diary", ...diary },
    { purpose: "reminders", ...reminders },
  ]
}
