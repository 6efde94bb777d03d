import { request } from "node:http"

// In a process of its own, so that the measuring one is not slowed.
const [url = "", cookie = ""] = process.argv.slice(2)

request(url, { headers: { cookie } }, (answer) => {
  let bytes = 0
  answer.on("data", (part: Buffer) => {
    bytes += part.length
  })
  answer.on("close", () => process.send?.({ status: answer.statusCode, isWhole: answer.complete, bytes }))
}).end()
