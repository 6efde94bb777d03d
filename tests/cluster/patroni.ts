type Member = { name: string; role: string; state: string }

/** What Patroni says of its nodes; any that answers is asked. */
export function readPatroni(addresses: readonly string[]) {
  async function members(): Promise<Member[]> {
    for (const address of addresses) {
      try {
        const answer = await fetch(`http://${address}/cluster`, { signal: AbortSignal.timeout(1000) })
        return ((await answer.json()) as { members: Member[] }).members
      } catch {}
    }
    return []
  }

  return {
    async state() {
      const all = await members()
      const has = (role: string) => all.some((member) => member.role === role)
      return {
        all,
        primary: all.find(({ role, state }) => role === "leader" && state === "running")?.name,
        isHealthy: all.length === 3 && has("leader") && has("sync_standby") && all.every(isUp),
      }
    },
  }
}

function isUp({ state }: Member) {
  return state === "running" || state === "streaming"
}
