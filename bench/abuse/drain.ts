import { request } from "node:http"

// Its own process does not slow the measuring one.
const [url = "", cookie = ""] = process.argv.slice(2)

request(url, { headers: { cookie } }, (answer) => {
  let bytes = 0
  answer.on("data", (part: Buffer) => {
    bytes += part.length
  })
  answer.on("close", () => process.send?.({ status: answer.statusCode, isWhole: answer.complete, bytes }))
}).end()
