import { Id } from '#kernel/contract/fields.ts'
import { MessageId } from '#kernel/server/mail/mail-parts.ts'
import {
  type InboundMail,
  type InboundReceiver,
  inboundOf,
} from '#kernel/server/mail-in/inbound.ts'
import { messageSection } from '../../config.ts'
import { messageFiles } from '../../inbox/server/thread/message-files.ts'
import type { MessageTables } from '../../server/tables.ts'
import type { MessageScope } from '../../server/unit-of-work.ts'
import { takeAnswer } from './take-answer.ts'
import { isUnwanted, takeNewMail } from './take-new-mail.ts'

/** A mail whose files lie in the storage. */
export type ReceivedMail = Pick<
  InboundMail,
  'from' | 'replyTo' | 'subject' | 'text' | 'automatic' | 'wantsNoAutoReply' | 'mailbox'
> & {
  /** Its Message-ID, where a reply may name it. */
  mailRef: string | null
  files: readonly { id: string; name: string }[]
  leftOut: readonly string[]
}

const LIKE_OURS = /^<([0-9a-f-]{36})\.([0-9a-f-]{36})@([^<>]{1,253})>$/

const receiverOf = inboundOf<MessageTables>()

/** Answers find their conversation by the Message-ID of ours that they name. */
const answers = receiverOf({
  name: 'messages.answer',
  claims: claimOf,
  keep: async (scope, mail) => keepFiles(scope, mail, await isExpected(scope, mail)),
  take: async (change, { claim, kept }) => {
    const [entry = '', message = ''] = claim.split(' ')
    const isTaken = await takeAnswer(change, { entry, message }, kept)
    if (!isTaken) await takeNewMail(change, kept)
  },
})

/** Whatever else a person wrote to a mailbox; newsletters and notes of programs stay there. */
const newMails = receiverOf({
  name: 'messages.new',
  isFallback: true,
  claims: ({ automatic }, { config }) =>
    automatic === 'no' && config.get(messageSection).takes_mail ? 'new' : undefined,
  keep: (scope, mail) => keepFiles(scope, mail),
  take: (change, { kept }) => takeNewMail(change, kept),
})

export const inbound: readonly InboundReceiver[] = [answers, newMails]

function claimOf(
  { inReplyTo }: Pick<InboundMail, 'inReplyTo'>,
  { settings }: Pick<MessageScope, 'settings'>,
): string | undefined {
  const { hostname } = new URL(settings.baseUrl)
  for (const id of inReplyTo) {
    const [, entry, message, host] = LIKE_OURS.exec(id) ?? []
    const isOwn = host === hostname && Id.array().safeParse([entry, message]).success
    if (isOwn) return `${entry} ${message}`
  }
  return undefined
}

/** Whether it answers from the address the conversation is with: such a mail is never spam. */
async function isExpected(scope: MessageScope, mail: InboundMail): Promise<boolean> {
  const [, message = ''] = claimOf(mail, scope)?.split(' ') ?? []
  const row = await scope.db
    .selectFrom('messages')
    .select('email')
    .where('id', '=', message)
    .executeTakeFirst()
  return row !== undefined && row.email.toLowerCase() === mail.from?.email.toLowerCase()
}

/**
 * Files are judged by their content; those that are not kept are named. Of spam none is: whoever
 * floods a mailbox must not fill the disk.
 */
async function keepFiles(
  scope: MessageScope,
  mail: InboundMail,
  isWanted = false,
): Promise<ReceivedMail> {
  const files: { id: string; name: string }[] = []
  const leftOut = [...mail.leftOut]
  const hasFiles = mail.attachments.length > 0
  const isSpam = hasFiles && !isWanted && (await scope.change((change) => isUnwanted(change, mail)))
  for (const { name, bytes } of mail.attachments) {
    const id = isSpam ? undefined : await messageFiles.receive(scope, { name, bytes })
    if (id === undefined) leftOut.push(name)
    else files.push({ id, name })
  }
  // A reply names it in its own headers, so it must be one that can stand there.
  const mailRef = MessageId.safeParse(mail.messageId).data ?? null
  return { ...mail, mailRef, files, leftOut }
}
