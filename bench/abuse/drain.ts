import { request } from "node:http"

// Reads an answer to its end without keeping it, in a process of its own: beside the one who measures it would slow her.
const [url = "", cookie = ""] = process.argv.slice(2)

request(url, { headers: { cookie } }, (answer) => {
  let bytes = 0
  answer.on("data", (part: Buffer) => {
    bytes += part.length
  })
  answer.on("close", () => process.send?.({ status: answer.statusCode, isWhole: answer.complete, bytes }))
}).end()
