import { createHash } from 'node:crypto'
import { admin } from '#kernel/access/rules.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'
import { defineEvent } from '../jobs/event.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'
import {
  advance,
  beginNumbering,
  countTry,
  type FolderRow,
  leaseFolder,
  settleBadly,
  settleWell,
} from './folder/folder-state.ts'
import { foldersOf, type ImapFolder, settingsMark } from './imap/imap-account.ts'
import { ImapFailure, imapFailure } from './imap/imap-failure.ts'
import {
  type ImapSession,
  type ImapTimeouts,
  imapRules,
  MAX_MAIL_BYTES,
  type MailSummary,
  withImapSession,
} from './imap/imap-session.ts'
import { passBy, takeMail } from './take-mail.ts'

type KernelScope = Scope<KernelTables>
type Limits = { timeouts?: ImapTimeouts; lookMs?: number }

export type Trouble = 'unreachable' | 'too-large' | 'unreadable' | 'failed'

/** A mailbox cannot be read, or something in it stays there; told once for each look at it. */
export const mailInTrouble = defineEvent<{ mailbox: string; kind: Trouble; count: number }>(
  'mail-in.trouble',
)

/** A look ends by itself after the first, and is cut off after the second. */
const ENOUGH_MS = 60_000
const LOOK_MS = 90_000
const AT_ONCE = 50
const DAY = 24 * 60 * 60 * 1000
/** Of mails with new numbers, older ones are taken for dealt with. */
const RENUMBERED_DAYS = 90
const TRIES = 3
/** Clocks differ, and servers note whole seconds. */
const SLACK_MS = 10 * 60 * 1000

const FETCH = 'mail-in.fetch'

/** Every minute: a job for each folder, so that one that hangs keeps no other waiting. */
const lookJob = defineJob<KernelTables, object>({
  name: 'mail-in.look',
  cron: '* * * * *',
  retries: 0,
  run: async (scope) => {
    await scope.change(lookAtAll)
  },
})

/** Inside a change: lets every folder be looked at; says how many there are. */
export async function lookAtAll({ scope, enqueue }: Change<KernelTables>): Promise<number> {
  const folders = foldersOf(scope.config.get(mailSection).mailboxes)
  for (const { key, folder, mailboxes } of folders)
    await enqueue(FETCH, { mailbox: mailboxes[0]?.uuid }, { key: `${key} ${folder}` })
  return folders.length
}

const fetchJob = defineJob<KernelTables, { mailbox: string }>({
  name: FETCH,
  concurrency: 4,
  retries: 0,
  maxSeconds: 170,
  run: (scope, { mailbox }, { signal }) => fetchMailbox(scope, mailbox, { signal }),
})

export const mailInJobs: readonly Job[] = [lookJob, fetchJob]

/** Reads what is new in the folder of a mailbox, if it is due and no other instance is at it. */
export async function fetchMailbox(
  scope: KernelScope,
  mailbox: string,
  { signal, ...limits }: Limits & { signal?: AbortSignal } = {},
): Promise<void> {
  const folders = foldersOf(scope.config.get(mailSection).mailboxes)
  const folder = folders.find(({ mailboxes }) => mailboxes.some(({ uuid }) => uuid === mailbox))
  if (!folder) return
  const row = await leaseFolder(scope.db, folder, settingsMark(scope.secret, folder))
  if (!row) return
  const deadline = AbortSignal.timeout(limits.lookMs ?? LOOK_MS)
  const ends = signal ? AbortSignal.any([signal, deadline]) : deadline
  const ways = { rules: imapRules(scope), signal: ends, timeouts: limits.timeouts }
  try {
    await withImapSession(folder, ways, (session) =>
      readFolder({ scope, folder, row, session, ends }),
    )
    await settle(scope, (db) => settleWell(db, row))
  } catch (error) {
    if (!(error instanceof ImapFailure)) throw error
    // Not what the server said: it may repeat the password.
    scope.log.warn({ mailbox, kind: error.kind }, 'mailbox not fetched')
    const isNews = await settle(scope, (db) => settleBadly(db, row, error))
    if (isNews) await tell(scope, folder, new Map([['unreachable', 1]]))
  }
}

/** Whoever looks at the settings sees how it went. */
function settle<T>({ change }: KernelScope, work: (db: Change<KernelTables>['db']) => Promise<T>) {
  return change(({ db, broadcast }) => {
    broadcast('mail-in', { access: admin })
    return work(db)
  })
}

type Reading = {
  scope: KernelScope
  folder: ImapFolder
  row: FolderRow
  session: ImapSession
  ends: AbortSignal
}

async function readFolder(given: Reading): Promise<void> {
  const { scope, folder, session } = given
  const row = await numberedRow(given)
  const reading = { ...given, row }
  const troubles = new Map<Trouble, number>()
  const enough = Date.now() + ENOUGH_MS
  try {
    const uids = await session.uidsAfter(row.last_uid)
    for (let begin = 0; begin < uids.length; begin += AT_ONCE) {
      for (const mail of await session.summaries(uids.slice(begin, begin + AT_ONCE))) {
        if (given.ends.aborted || Date.now() > enough) return
        const trouble = await readOne(reading, mail)
        if (trouble) troubles.set(trouble, (troubles.get(trouble) ?? 0) + 1)
      }
    }
  } finally {
    await tell(scope, folder, troubles)
  }
}

/** At the first look everything that lies there is old; after new numbers nothing may be missed. */
async function numberedRow({ scope, row, session }: Reading): Promise<FolderRow> {
  const { uidValidity } = session
  if (row.uid_validity === uidValidity) return row
  const known = (session.uidNext || 1 + ((await session.uidsAfter(0)).at(-1) ?? 0)) - 1
  const isFirst = row.uid_validity === null
  return beginNumbering(scope.db, row, {
    uidValidity,
    lastUid: isFirst ? known : 0,
    renumberedUntil: isFirst ? 0 : known,
  })
}

async function readOne(reading: Reading, mail: MailSummary): Promise<Trouble | undefined> {
  const { scope, row, session } = reading
  const fetched = { ...reading, uid: mail.uid }
  if (isOld(row, mail)) {
    await advance(scope.db, row, mail.uid)
    return undefined
  }
  const raw = mail.size > MAX_MAIL_BYTES ? 'too-large' : await sourceOf(reading, mail)
  if (raw === 'too-large') {
    await passBy(fetched, raw)
    return raw
  }
  if (!raw) return undefined
  const digest = createHash('sha256').update(raw).digest()
  try {
    const state = await takeMail(fetched, { raw, digest })
    // The row says what was read; the flag is a courtesy to whoever opens the mailbox elsewhere.
    if (state === 'taken') await session.markSeen(mail.uid).catch(() => undefined)
    return state === 'unreadable' ? state : undefined
  } catch (error) {
    if ((await countTry(scope.db, row, mail.uid)) < TRIES) throw error
    scope.log.error({ err: error }, 'a mail could not be taken in and stays in the mailbox')
    // Without its digest: moved out of the folder and back, it is tried again.
    await passBy(fetched, 'failed')
    return 'failed'
  }
}

/** A server that sends more than it announced is hung up on; the mail counts as too large. */
async function sourceOf({ session }: Reading, mail: MailSummary) {
  try {
    const raw = await session.source(mail.uid)
    return raw && raw.length >= MAX_MAIL_BYTES ? 'too-large' : raw
  } catch (error) {
    if (imapFailure(error).kind === 'too-large') return 'too-large'
    throw error
  }
}

function isOld({ renumbered_until, since }: FolderRow, { uid, at }: MailSummary): boolean {
  if (uid > renumbered_until) return false
  const oldest = Math.max(since.getTime() - SLACK_MS, Date.now() - RENUMBERED_DAYS * DAY)
  return at.getTime() < oldest
}

async function tell(
  { change }: KernelScope,
  { mailboxes }: ImapFolder,
  troubles: ReadonlyMap<Trouble, number>,
): Promise<void> {
  if (troubles.size === 0) return
  await change(async ({ emit }) => {
    for (const [kind, count] of troubles)
      await emit(mailInTrouble, { mailbox: mailboxes[0]?.uuid ?? '', kind, count })
  })
}
