import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { advance, type FolderRow, isKnownMail, noteMail } from './folder/folder-state.ts'
import type { ImapFolder } from './imap/imap-account.ts'
import type { InboundMail, InboundReceiver } from './inbound.ts'
import { parseMail } from './parse/parse-mail.ts'
import type { ParsedMail } from './parse/parsed-mail.ts'

type KernelScope = Scope<KernelTables>
type MailState = KernelTables['mail_in_mails']['state']

type Fetched = {
  scope: KernelScope
  folder: ImapFolder
  row: FolderRow
  uid: number
}

/** Notes a mail that nobody gets, and goes on behind it. */
export function passBy(fetched: Fetched, state: MailState, digest: Buffer | null = null) {
  return fetched.scope.change(async ({ kernel }) => {
    await noteMail(kernel, { ...placeOf(fetched), digest, state })
    await advance(kernel, fetched.row, fetched.uid)
  })
}

/**
 * Hands one mail to the module it belongs to. Taking it and noting that it was taken are one change,
 * so it happens once, whoever else reads the same folder and wherever this process is killed.
 */
export async function takeMail(
  fetched: Fetched,
  { raw, digest }: { raw: Uint8Array; digest: Buffer },
): Promise<MailState> {
  const { scope, folder, row } = fetched
  if (await isKnownMail(scope.db, row.account, digest)) {
    await passBy(fetched, 'known')
    return 'known'
  }
  const parsed = await parseMail(scope.workers, raw)
  const found = parsed && receiverOf(scope, { ...parsed, mailbox: mailboxOf(folder, parsed) })
  if (typeof found !== 'object') {
    const state = found ?? 'unreadable'
    await passBy(fetched, state, digest)
    return state
  }
  const { receiver, claim, mail } = found
  const kept = await receiver.keep(scope as unknown as Scope<never>, mail)
  await scope.change(async (change) => {
    const note = { ...placeOf(fetched), digest, state: 'taken' as const, receiver: receiver.name }
    if (await noteMail(change.kernel, note))
      await receiver.take(change as never, { claim, mail, kept })
    await advance(change.kernel, row, fetched.uid)
  })
  return 'taken'
}

function placeOf({ row, uid }: Fetched) {
  return { account: row.account, folder: row.folder, uid_validity: row.uid_validity ?? 0, uid }
}

/** The mailbox it names as its recipient; a blind copy names none, so it is that of the account. */
function mailboxOf({ mailboxes }: ImapFolder, { to }: ParsedMail): string {
  const named = mailboxes.find(({ from }) => to.includes(from.toLowerCase()))
  return (named ?? mailboxes[0])?.uuid ?? ''
}

type Found = { receiver: InboundReceiver; claim: string; mail: InboundMail }

function receiverOf(scope: KernelScope, mail: InboundMail): Found | 'own' | 'left' {
  if (isOwn(scope, mail)) return 'own'
  for (const receiver of receiversOf(scope)) {
    const claim = receiver.claims(mail, scope)
    if (claim !== undefined) return { receiver, claim, mail }
  }
  return 'left'
}

/** Of modules that are switched on, and what outlasts that; those that take anything come last. */
function receiversOf({ modules, config }: KernelScope): InboundReceiver[] {
  const components = config.get(enabledComponentsSection)
  const all = modules.flatMap((module) => {
    const isOn = isComponentEnabled(components, module)
    return (module.inbound ?? []).filter(({ outlastsModule }) => isOn || outlastsModule)
  })
  return all.toSorted((a, b) => Number(a.isFallback ?? false) - Number(b.isFallback ?? false))
}

/** One or two ids, and after them a proof where an answer needs one. */
const LIKE_OURS = /^<([0-9a-f-]{36})(?:\.([0-9a-f-]{36}))?(?:\.[0-9a-f]{32})?@([^<>@]{1,253})>$/
const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * What this house sent must never come in again: it would be answered, and so on for ever. Its ids are
 * told from those of mail programs, which also end with the domain of the business.
 */
function isOwn({ settings }: KernelScope, { messageId }: InboundMail): boolean {
  const [, first = '', second, host] = LIKE_OURS.exec(messageId ?? '') ?? []
  const isHere = host === new URL(settings.baseUrl).hostname
  return isHere && [first, second ?? first].every((part) => UUID_7.test(part))
}
