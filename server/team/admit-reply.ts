import type { OperationArgs } from "#domain/operations/operations.ts"
import { appError } from "../errors.ts"
import type { OperationContext } from "../sync/noun.ts"
import { findOwn, newestMessage } from "./conversations.ts"
import { admitFirstMessage, wouldBeginConversation } from "./first-message.ts"

type Context = Pick<OperationContext, "db" | "userId" | "member" | "receivedAt">
type Reply = Pick<OperationArgs["replySent"], "replyId" | "after" | "first">

/**
 * Checks whether a reply of the team may be sent. Throws FORBIDDEN if no member writes it, NOT_FOUND without a
 * conversation, CONVERSATION_CHANGED if its writer has not read the newest message or does not say that the team writes
 * first, and what `admitFirstMessage` throws.
 */
export async function admitReply(context: Context, { replyId, after, first }: Reply) {
  const { db, userId, member } = context
  if (!member) throw appError("FORBIDDEN")
  const isByCode = first?.codeHash !== undefined
  const conversation = await findOwn(db, userId)
  if (!isByCode && !conversation) throw appError("NOT_FOUND")
  if (!isByCode && after !== (await newestMessage(db, userId))?.id) throw appError("CONVERSATION_CHANGED")
  if (first) await admitFirstMessage(context, replyId, first)
  else if (await wouldBeginConversation(db, userId, conversation)) throw appError("CONVERSATION_CHANGED")
}
