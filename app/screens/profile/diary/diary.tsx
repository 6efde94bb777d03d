import { useState } from "react"
import { useSearchParams } from "react-router"
import { calendarDateSchema } from "#domain/check-in.ts"
import { LatestEntries } from "./latest-entries.tsx"
import { DiaryMonth } from "./older/diary-month.tsx"

export function Diary() {
  const { month, day } = useAddress()
  // Not in the address: her words would stay in the browser's history.
  const [search, setSearch] = useState("")
  if (month) return <DiaryMonth key={month} month={month} day={day} />
  return <LatestEntries search={search} onSearch={setSearch} />
}

/** A month (YYYY-MM), or a calendar day (YYYY-MM-DD) with its month. */
function useAddress(): { month: string | null; day: string | null } {
  const [search] = useSearchParams()
  const { success, data: day } = calendarDateSchema.safeParse(search.get("day"))
  if (success) return { month: day.slice(0, 7), day }
  const month = search.get("month")
  return { month: calendarDateSchema.safeParse(`${month}-01`).success ? month : null, day: null }
}
