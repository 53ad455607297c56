import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import { messageSection } from '../../../config.ts'
import { messages } from '../../../messages.ts'
import type { MessageTables } from '../../../server/tables.ts'
import type {
  EntryRow,
  MessageRow,
  MessageScope,
  MessageUnit,
} from '../../../server/unit-of-work.ts'
import { fillReply } from '../../reply-tokens.ts'

/** The job that sends one reply when its time has come. */
export const SEND_REPLY = 'messages.send-reply'

export const sendReplyJob = defineJob<MessageTables, { entry: string }>({
  name: SEND_REPLY,
  run: (scope, { entry }) => sendOne(scope, entry),
})

const MOST = 200

/** Every minute: what no job has sent, because a restore or a cleared queue has lost it. */
export const sendDueJob = defineJob<MessageTables, object>({
  name: 'messages.send-due',
  cron: '* * * * *',
  run: async (scope) => {
    const due = await scope.db
      .selectFrom('message_entries')
      .select('id')
      .where('mail_id', 'is', null)
      .where('send_at', '<=', sql<Date>`now()`)
      .orderBy('send_at')
      .limit(MOST)
      .execute()
    for (const { id } of due) await sendOne(scope, id)
  },
})

/** Puts the mail into the outbox, once: the row of the entry is held until it says which mail. */
function sendOne(scope: MessageScope, id: string): Promise<void> {
  return scope.change(async (change) => {
    const entry = await change.db
      .selectFrom('message_entries')
      .selectAll()
      .where('id', '=', id)
      .where('mail_id', 'is', null)
      .where('send_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst()
    if (!entry) return
    const message = await change.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', entry.message_id)
      .executeTakeFirstOrThrow()
    const mail = await mailOf(change, message, entry)
    await change.db
      .updateTable('message_entries')
      .set({ mail_id: mail })
      .where('id', '=', id)
      .execute()
  })
}

async function mailOf(change: MessageUnit, message: MessageRow, entry: EntryRow): Promise<string> {
  const { config, settings } = change.scope
  const { lang } = message
  const t = translator(messages, lang)
  const site = new URL(settings.baseUrl).hostname
  const isFirst = await isBegunByUs(change, message.id)
  const title = oneLine(message.subject, 200)
  const subject = isFirst ? title : oneLine(t('mail.subject', { subject: title }))
  const signature = fillReply(config.get(messageSection).signature[lang], {
    me: entry.author_name,
    name: message.name,
    subject: message.subject,
  })
  const drawn = await renderMail(
    {
      title: subject,
      paragraphs: [...entry.text.split(/\n{2,}/), ...(signature ? [signature] : [])],
      footer: t(isFirst ? 'mail.writtenFooter' : 'mail.footer', { site }),
      lang,
    },
    change.scope,
  )
  return sendMail(change, {
    to: message.email,
    subject,
    ...drawn,
    ...(message.mailbox ? { mailbox: message.mailbox } : {}),
    thread: await threadOf(change, message.id, entry.id),
    submitted: 'no',
    attachments: await filesOf(change, entry.id),
  })
}

/** Our own Message-IDs name entry and message, so that an answer finds back by itself. */
export function messageIdOf(baseUrl: string, message: string, entry: string): string {
  return `<${entry}.${message}@${new URL(baseUrl).hostname}>`
}

const REMEMBERED = 20

async function threadOf({ db, scope }: MessageUnit, message: string, entry: string) {
  const { baseUrl } = scope.settings
  const rows = await db
    .selectFrom('message_entries')
    .select(['id', 'kind', 'mail_ref'])
    .where('message_id', '=', message)
    .where('id', '<', entry)
    .where((eb) => eb.or([eb('mail_ref', 'is not', null), eb('mail_id', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(REMEMBERED)
    .execute()
  const references = rows
    .map(({ id, kind, mail_ref }) => (kind === 'in' ? mail_ref : messageIdOf(baseUrl, message, id)))
    .filter((ref) => ref !== null)
    .toReversed()
  const last = references.at(-1)
  return {
    message_id: messageIdOf(baseUrl, message, entry),
    ...(last ? { in_reply_to: last } : {}),
    references,
  }
}

async function isBegunByUs({ db }: MessageUnit, message: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_entries')
    .select('kind')
    .where('message_id', '=', message)
    .where('kind', '<>', 'note')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.kind === 'out'
}

async function filesOf({ db }: MessageUnit, entry: string) {
  const rows = await db
    .selectFrom('message_files')
    .select(['name', 'type', 'storage_key as key'])
    .where('entry_id', '=', entry)
    .orderBy('id')
    .execute()
  return rows
}
