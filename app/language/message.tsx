import { type Bounds, LanguageBoundary } from "./language-boundary.tsx"
import type { Part } from "./native.ts"
import type { Key, Namespace, Values } from "./resources.ts"
import { useMessages } from "./use-messages.ts"

type MessageProps<N extends Namespace> = { of: N; name: Key<N>; values?: Values }

export function Message<N extends Namespace>(props: MessageProps<N>) {
  return <Text message={props} />
}

export function PartMessage<N extends Namespace & Part>(props: MessageProps<N> & { className?: string }) {
  const { className, ...message } = props
  return <LanguageBoundary of={message.of} as={Text<N>} message={message} className={className} />
}

type TextProps<N extends Namespace> = Bounds & { message: MessageProps<N>; className?: string | undefined }

function Text<N extends Namespace>({ message: { of, name, values }, ...rest }: TextProps<N>) {
  return <span {...rest}>{useMessages(of)(name, values)}</span>
}
