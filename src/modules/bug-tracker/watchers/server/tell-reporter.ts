import { Email } from '#kernel/contract/fields.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { sendMail } from '#kernel/server/mail/send-mail.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { renderMail } from '#kernel/server/mail/template/render-mail.ts'
import type { Status } from '../../bugs/bug-values.ts'
import type { BugRow } from '../../bugs/server/find/queries.ts'
import { messages } from '../../messages.ts'
import { answerableId } from '../../reports/server/answer-by-mail.ts'
import { publicStatusOf } from '../../reports/server/public-status.ts'
import { openStatusPath } from '../../reports/server/status-address.ts'
import type { BugChange } from '../../server/unit-of-work.ts'

/** The reporter hears of a move only when it changes what a reporter may know. */
export async function tellReporterOfMove(
  change: BugChange,
  bug: BugRow,
  to: Status,
): Promise<void> {
  const status = publicStatusOf(to)
  if (status === publicStatusOf(bug.status)) return
  await tellReporter(change, bug, (t) => [
    t('reporterMail.moved', { status: t(`publicStatus.${status}`) }),
  ])
}

/** Call it with public comments only: internal ones never reach reporters (T4). */
export async function tellReporterOfComment(
  change: BugChange,
  bug: BugRow,
  body: string,
): Promise<void> {
  await tellReporter(change, bug, (t) => [t('reporterMail.commented'), body])
}

type Say = (t: ReturnType<typeof translator<typeof messages>>) => string[]

/** Only what staff does causes such a mail: a stranger's report must not mail anyone. */
async function tellReporter(change: BugChange, bug: BugRow, say: Say): Promise<void> {
  const reader = await readerOf(change, bug)
  if (!reader) return
  const t = translator(messages, reader.lang)
  const { number, title } = bug
  const subject = oneLine(t('reporterMail.subject', { number, title }))
  const mail = await renderMail(
    {
      title: subject,
      paragraphs: say(t),
      action: {
        label: t('reporterMail.open'),
        ...(await openStatusPath(change, bug, reader.lang)),
      },
      footer: t('reporterMail.footer'),
      lang: reader.lang,
    },
    change.scope,
  )
  const thread = { message_id: answerableId(change.scope, bug.id), references: [] }
  await sendMail(change, { to: reader.address, subject, thread, ...mail })
}

async function readerOf(
  change: BugChange,
  bug: BugRow,
): Promise<{ address: string; lang: Lang } | undefined> {
  if (bug.is_reporter_muted || bug.reporter_id === change.scope.user.id) return undefined
  const account = bug.reporter_id
    ? await change.db
        .selectFrom('users')
        .select(['handle', 'lang'])
        .where('id', '=', bug.reporter_id)
        .where('is_blocked', '=', false)
        .executeTakeFirst()
    : undefined
  const address = Email.safeParse(bug.reporter_mail ?? account?.handle)
  return address.success ? { address: address.data, lang: account?.lang ?? 'de' } : undefined
}
