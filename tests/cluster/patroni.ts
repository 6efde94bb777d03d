import { within } from "./within.ts"

type Member = { name: string; address: string }
/** The part of the answer to `GET /patroni` that the tests use. */
type Answer = {
  state: string
  role: string
  timeline?: number
  sync_standby?: boolean
  cluster_unlocked?: boolean
  xlog?: { location?: number; replayed_location?: number }
  replication?: { application_name: string; state: string; sync_state: string }[]
}
type Seen = Member & { answer: Answer | undefined }

const answerMs = 3000
/** This is longer than copying the database takes on a busy machine. */
const patienceSeconds = 180
/** An isolated node asks etcd within `retry_timeout`, then stops its PostgreSQL. */
const noticeSeconds = 30
/** The same value as `maximum_lag_on_failover` in patroni.yml. */
const lagMost = 1_048_576

/**
 * Each node's own state, and PostgreSQL's of its standbys. `GET /cluster` would be shorter, but a stopped or isolated
 * node answers with the past.
 */
export function readPatroni(members: readonly Member[], password: string) {
  let seen: Seen[] = []
  const reinitialized: string[] = []
  const tookBack: string[] = []

  async function look() {
    seen = await Promise.all(members.map(async (member) => ({ ...member, answer: await ask(member) })))
    return seen
  }

  const saw = () => seen.map(describe).join("; ")
  const wait = <T>(see: (nodes: readonly Seen[]) => T | undefined | false, seconds = patienceSeconds) =>
    within(seconds, async () => see(await look()), saw)

  return {
    /** The writable node, except one that is leaving. */
    primary: (notThis?: string) =>
      wait((nodes) => nodes.find(({ name, answer }) => name !== notThis && answer && leads(answer))?.name),
    /**
     * Waits until one node leads, the others follow closely, and one has every acknowledged write. A node that is late
     * is recorded and copied anew, as an operator would.
     */
    async healthy() {
      const isWell = (nodes: readonly Seen[]) => standbysOf(nodes).length === members.length - 1
      try {
        await wait(isWell)
      } catch (error) {
        console.log(String(error))
        for (const lost of strandedOf(seen)) {
          reinitialized.push(lost.name)
          await reinitialize(lost, password)
        }
        await wait(isWell)
      }
    },
    reinitialized,
    /**
     * Waits until an isolated node notices the new leader. One that goes on leading has retaken its place, losing the
     * other's writes, and is recorded.
     */
    async standsDown(name: string) {
      const answerOf = (nodes: readonly Seen[]) => nodes.find((node) => node.name === name)?.answer
      const isDown = (answer: Answer | undefined) => answer !== undefined && !leads(answer)
      try {
        await wait((nodes) => isDown(answerOf(nodes)), noticeSeconds)
      } catch (error) {
        console.log(String(error))
        tookBack.push(name)
      }
    },
    tookBack,
    /**
     * Waits until a node is returning while the others can do without it or, if it was too quick, until all is well.
     */
    comingBack: (name: string) =>
      wait((nodes) => {
        const standbys = standbysOf(nodes)
        const answer = nodes.find((node) => node.name === name)?.answer
        return standbys.length === 2 || (standbys.length === 1 && answer !== undefined && answer.state !== "running")
      }),
  }
}

async function ask({ address }: Member): Promise<Answer | undefined> {
  try {
    // Patroni answers 503 with the same content while PostgreSQL is down.
    const answer = await fetch(`http://${address}/patroni`, { signal: AbortSignal.timeout(answerMs) })
    return (await answer.json()) as Answer
  } catch {
    return undefined
  }
}

/** Does what `patronictl reinit` does. */
async function reinitialize({ address }: Member, password: string) {
  const authorization = `Basic ${Buffer.from(`patroni:${password}`).toString("base64")}`
  const answer = await fetch(`http://${address}/reinitialize`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ force: true }),
  })
  console.log(`patronictl reinit: ${answer.status} ${await answer.text()}`)
}

function leads({ state, role, cluster_unlocked }: Answer) {
  return state === "running" && ["master", "primary"].includes(role) && !cluster_unlocked
}

/** Returns no node while two of them claim to lead. */
function followersOf(nodes: readonly Seen[]) {
  const [primary, ...others] = nodes.filter(({ answer }) => answer && leads(answer))
  if (!primary?.answer || others.length > 0) return []
  const { timeline, xlog, replication = [] } = primary.answer
  return nodes.flatMap(({ name, answer }) => {
    const stream = replication.find((one) => one.application_name === name && one.state === "streaming")
    const lag = (xlog?.location ?? 0) - (answer?.xlog?.replayed_location ?? 0)
    const follows = stream && answer?.state === "running" && answer.timeline === timeline && lag < lagMost
    return follows ? [{ name, isSynchronous: stream.sync_state === "sync" && answer.sync_standby }] : []
  })
}

/** Resolves once a node has every acknowledged write. */
function standbysOf(nodes: readonly Seen[]) {
  const followers = followersOf(nodes)
  return followers.some(({ isSynchronous }) => isSynchronous) ? followers : []
}

function strandedOf(nodes: readonly Seen[]) {
  const followers = followersOf(nodes).map(({ name }) => name)
  return nodes.filter(({ name, answer }) => !followers.includes(name) && !(answer && leads(answer)))
}

function describe({ name, answer }: Seen) {
  if (!answer) return `${name} does not answer`
  const { state, role, timeline, sync_standby, replication = [] } = answer
  const followers = replication.map((one) => `${one.application_name} ${one.state} ${one.sync_state}`)
  return `${name} ${role} ${state} on timeline ${timeline}${sync_standby ? ", synchronous" : ""}${followers.length > 0 ? `, followed by ${followers.join(", ")}` : ""}`
}
