import { request } from "node:http"

// Reads an answer to its end and discards it, in a process of its own, so that it does not slow the measuring process.
const [url = "", cookie = ""] = process.argv.slice(2)

request(url, { headers: { cookie } }, (answer) => {
  let bytes = 0
  answer.on("data", (part: Buffer) => {
    bytes += part.length
  })
  answer.on("close", () => process.send?.({ status: answer.statusCode, isWhole: answer.complete, bytes }))
}).end()
