import { Agent } from "node:https"
import { connect } from "node:net"

/** Creates an agent that connects every address to one port of this machine, without TLS. */
export function loopbackAgent(port: number) {
  const agent = new Agent({ keepAlive: true })
  agent.createConnection = () => connect(port, "127.0.0.1")
  return agent
}
