import { timingSafeEqual } from "node:crypto"
import { Hono } from "hono"
import { appError } from "../errors.ts"
import { hashSecret, secretIn } from "../hash-secret.ts"
import { createMetrics, type Metrics, type Watched } from "./metrics.ts"

type MetricsDeps = Watched & { metricsToken: string | undefined }

/** Returns undefined if METRICS_TOKEN is not set, so that /metrics does not exist. */
export function createMetricsRoutes({ metricsToken, ...watched }: MetricsDeps) {
  if (!metricsToken) return undefined
  const expected = Buffer.from(hashSecret(metricsToken))
  let metrics: Promise<Metrics> | undefined
  const load = () => {
    metrics ??= createMetrics(watched)
    return metrics
  }

  const routes = new Hono().get("/metrics", async (c) => {
    if (!timingSafeEqual(Buffer.from(hashSecret(secretIn(c) ?? "")), expected)) throw appError("NOT_FOUND")
    const { contentType, text } = await load()
    return c.body(await text(), 200, { "Content-Type": contentType, "Cache-Control": "no-store" })
  })
  return { routes, load }
}
