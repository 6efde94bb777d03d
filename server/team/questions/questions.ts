import { dayMs } from "#domain/day-ms.ts"
import { openDatabase } from "../../database/open.ts"
import { CommandError, runProgram } from "../../program.ts"
import { readQuestionsSince } from "./data.ts"
import { describeQuestion } from "./describe-question.ts"

const [days = "30"] = process.argv.slice(2)

await runProgram(async (env, log) => {
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new CommandError("Say of how many days: npm run questions -- 7")
  const database = await openDatabase(env, log)
  try {
    const questions = await readQuestionsSince(database.db, new Date(Date.now() - Number(days) * dayMs))
    if (questions.length === 0) return [`Nobody has asked the team anything in the last ${days} days.`]
    return questions.flatMap(describeQuestion)
  } finally {
    await database.close()
  }
})
