import type { Env } from "../env.ts"
import { certificateCodes, checkCertificate, readCertificate } from "./certificate.ts"
import { checkClock } from "./check-database.ts"
import { isPublic } from "./check-settings.ts"
import { codeOf, type Finding, findingsOf } from "./finding.ts"

const findings = findingsOf("address")
const { ok, look, wrong } = findings
const timeoutMs = 10_000

/** Examines whether BASE_URL leads to this installation. `installation` is undefined if its id is unknown. */
export async function checkSite(env: Env, installation: string | undefined, now: Date): Promise<Finding[]> {
  const { hostname, port } = new URL(env.baseUrl)
  const certificate = isPublic(env) ? await certificateOf(hostname, Number(port) || 443, now) : []
  const askedAtMs = Date.now()
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`${env.baseUrl}/readyz`, { redirect: "manual", signal })
    const answeredAtMs = Date.now()
    const body: ReadyAnswer = await answer.json().catch(() => ({}))
    const found = [...certificate, judge(env, answer.status, body, installation)]
    if (body.isProxyTrusted === false) found.push(untrustedProxy(env))
    const date = Date.parse(answer.headers.get("date") ?? "")
    // The Date header is cut off to whole seconds, so half a second is added on average.
    const differenceMs = date + 500 - (askedAtMs + answeredAtMs) / 2
    if (isPublic(env) && Number.isFinite(date)) found.push(checkClock("that of BASE_URL", differenceMs))
    return found
  } catch (error) {
    return [...certificate, unreachable(env, error)]
  }
}

function unreachable(env: Env, error: unknown): Finding {
  const code = codeOf(error)
  if (!isPublic(env)) return look(`nothing answers at ${env.baseUrl} (${code})`, "Start the server: npm start")
  if (certificateCodes.test(code))
    return wrong(
      `browsers do not trust the certificate of ${env.baseUrl} (${code})`,
      "Renew it, or serve its whole chain and the right name.",
    )
  return wrong(
    `nothing answers at ${env.baseUrl} (${code})`,
    "See whether the server runs, the proxy, the name in DNS, and the firewall.",
  )
}

type ReadyAnswer = { ok?: boolean; installation?: string; isProxyTrusted?: boolean }

function untrustedProxy({ trustedProxies = [] }: Env): Finding {
  return wrong(
    `requests come from a proxy that TRUSTED_PROXIES (${trustedProxies.join(", ")}) does not name: all mothers count as one network`,
    "Name it as the server sees it; in containers that is TRUSTED_PROXIES=uniquelocal.",
  )
}

function judge({ baseUrl }: Env, status: number, body: ReadyAnswer, installation: string | undefined): Finding {
  if (status === 503)
    return wrong(`${baseUrl} answers, but its database does not`, "See the line about the database, and the log.")
  if (status >= 500)
    return wrong(
      `the proxy at ${baseUrl} does not reach the server (${status})`,
      "Start the server, and compare PORT with the proxy's.",
    )
  if (!body.ok)
    return wrong(`${baseUrl} leads to something else (${status})`, "Correct BASE_URL, the proxy, or the name in DNS.")
  if (!installation || !body.installation)
    return look(
      `${baseUrl} answers, but whether it is this installation cannot be told`,
      "See the lines about database and push.",
    )
  if (body.installation !== installation)
    return wrong(
      `${baseUrl} leads to another installation`,
      "Correct BASE_URL, DATA_DIR or DATABASE_URL, or the proxy.",
    )
  return ok(`${baseUrl} answers, and is this installation`)
}

async function certificateOf(host: string, port: number, now: Date): Promise<Finding[]> {
  try {
    const { valid_to } = await readCertificate(host, port)
    return [checkCertificate(findings, new Date(valid_to), now)]
  } catch {
    return []
  }
}
