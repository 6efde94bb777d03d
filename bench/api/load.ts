import autocannon from "autocannon"

/** A load sends one fixed request, those in `requests` in turn, or those that `next` creates. */
export type Asked = {
  url: string
  requests?: autocannon.Request[]
  next?: () => autocannon.Request
  connections: number
}
export type Speed = { perSecond: number; latenciesMs: number[] }

/** Sends a load for some seconds. Throws at the first answer that is not a success. */
export function ask({ url, requests, next, connections }: Asked, seconds: number): Promise<Speed> {
  const latenciesMs: number[] = []
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: next ? [{ setupRequest: (request) => ({ ...request, ...next() }) }] : requests,
      },
      (error, result) => {
        if (error) reject(error)
        else if (result.errors > 0) reject(new Error(`${result.errors} requests to ${url} had no answer.`))
        else resolve({ perSecond: latenciesMs.length / result.duration, latenciesMs })
      },
    )
    // Latencies are taken here, because autocannon's own are rounded to whole milliseconds.
    run.on("response", (_client, status, _bytes, milliseconds) => {
      latenciesMs.push(milliseconds)
      if (status !== 200) reject(new Error(`${url} answered ${status}.`))
    })
  })
}
