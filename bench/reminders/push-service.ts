import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

let [awaited, count, firstMs] = [0, 0, 0]

process.on("message", (next: number) => {
  awaited = next
  count = 0
})

const server = createServer((request, response) => {
  request.resume()
  request.on("end", () => {
    response.writeHead(201).end()
    count++
    if (count === 1) firstMs = performance.now()
    if (count === awaited) process.send?.({ seconds: (performance.now() - firstMs) / 1000 })
  })
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }))
