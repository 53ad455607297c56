import { tidyAnswer } from '#kernel/server/mail/delivery/outcome.ts'
import type { InboundMail } from '#kernel/server/mail-in/inbound.ts'
import { withoutAddresses } from '../../delivery/server/judge-outcome.ts'

/**
 * `hard`: there is no such mailbox. `soft`: not this time. `unclear`: it came back, and no code says
 * why; words alone never end a subscription. `none`: it says nothing about the address.
 */
export type Report = {
  kind: 'hard' | 'soft' | 'unclear' | 'complaint' | 'none'
  /** '5.1.1', or the kind of complaint. */
  status: string
  /** What the server said, without addresses. */
  answer: string
}

const NOTHING: Report = { kind: 'none', status: '', answer: '' }

const STATUS_PARTS = ['message/delivery-status', 'message/global-delivery-status']
const FEEDBACK_PART = 'message/feedback-report'
/** Reports about other things, such as that somebody has read a mail. */
const OTHER_PARTS = ['message/disposition-notification', 'message/tracking-status']
/** Reports are short; whoever sends more has something else in mind. */
const MOST_BYTES = 64_000

/** What a report says about the mail that was sent (RFC 3464), or a complaint (RFC 5965). */
export function readReport({
  attachments,
  automatic,
}: Pick<InboundMail, 'attachments' | 'automatic'>): Report {
  const textOf = (types: readonly string[]) => {
    const part = attachments.find(({ type }) => types.includes(type.toLowerCase()))
    return part && Buffer.from(part.bytes.subarray(0, MOST_BYTES)).toString('utf8')
  }
  const feedback = textOf([FEEDBACK_PART])
  if (feedback !== undefined) return judgeFeedback(fieldGroups(feedback))
  const status = textOf(STATUS_PARTS)
  if (status !== undefined) return judgeRecipients(fieldGroups(status))
  const isReturn = automatic === 'bounce' && textOf(OTHER_PARTS) === undefined
  return isReturn ? { ...NOTHING, kind: 'unclear' } : NOTHING
}

type Fields = ReadonlyMap<string, string>

/** Fields in groups. A blank line begins the next one, and so does a field that is there already. */
function fieldGroups(text: string): Fields[] {
  const groups: Map<string, string>[] = [new Map()]
  for (const line of unfolded(text)) {
    const [, name = '', value = ''] =
      /^([A-Za-z][A-Za-z0-9-]{0,60})[ \t]{0,5}:(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (line.trim() === '' || groups.at(-1)?.has(key)) groups.push(new Map())
    if (key) groups.at(-1)?.set(key, value.trim())
  }
  return groups
}

/** Long fields go on in the next line, which then begins with a space. */
function unfolded(text: string): string[] {
  const lines: string[][] = []
  for (const line of text.split(/\r?\n/)) {
    const last = lines.at(-1)
    const isFurther = /^[ \t]/.test(line) && line.trim() !== '' && last?.[0]?.trim()
    if (last && isFurther) last.push(line.trim())
    else lines.push([line])
  }
  return lines.map((parts) => parts.join(' '))
}

/** Complaints of the owner of a mailbox; others report forged mails, or that it was no spam after all. */
const NO_COMPLAINTS = ['not-spam', 'auth-failure', 'dmarc', 'virus']

function judgeFeedback(groups: readonly Fields[]): Report {
  const said = groups.find((fields) => fields.has('feedback-type'))?.get('feedback-type')
  const type = /^[a-z-]{1,30}$/.exec((said ?? '').toLowerCase())?.[0] ?? 'other'
  return NO_COMPLAINTS.includes(type) ? NOTHING : { ...NOTHING, kind: 'complaint', status: type }
}

const MILDEST = ['none', 'unclear', 'soft', 'hard'] as const

/** A mailbox that passes mails on has several; where one of them works, the mail arrived. */
function judgeRecipients(groups: readonly Fields[]): Report {
  const recipients = groups.filter((fields) => fields.has('action') || fields.has('status'))
  const judged = recipients.map(judgeRecipient)
  const found = MILDEST.flatMap((kind) => judged.filter((one) => one.kind === kind))[0]
  return found ?? { ...NOTHING, kind: 'unclear' }
}

function judgeRecipient(fields: Fields): Report {
  const action = fields.get('action')?.toLowerCase() ?? ''
  const diagnostic = fields.get('diagnostic-code') ?? ''
  const said = codeIn(STATUS, fields.get('status') ?? '')
  const answered = codeIn(ANSWERED, diagnostic)
  const code = said && !isVague(said) ? said : (answered ?? said)
  const report = {
    status: code?.text ?? '',
    answer: withoutAddresses(
      tidyAnswer(diagnostic.replace(/^\s{0,5}[a-z0-9-]{1,20}\s{0,5};/i, '')),
    ),
  }
  // What was delivered, passed on or is tried again did not come back.
  if (action !== '' && !action.startsWith('failed')) return NOTHING
  if (!code || code.group === 2) return { ...report, kind: code && !action ? 'none' : 'unclear' }
  const codes = [said, answered].filter((one) => one !== undefined).filter((one) => !isVague(one))
  return { ...report, kind: codes.length > 0 && codes.every(isHard) ? 'hard' : 'soft' }
}

/** '5.1.1' (RFC 3463). */
type Code = { group: number; subject: number; detail: number; text: string }

const STATUS = /^\s{0,5}([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/
/** Behind the number of an SMTP answer, or where an answer would begin; versions look alike. */
const ANSWERED = /(?:^|;|\b[245]\d\d)[\s#-]{0,3}([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/

function codeIn(pattern: RegExp, text: string): Code | undefined {
  const found = pattern.exec(text)
  if (!found) return undefined
  const [group = 0, subject = 0, detail = 0] = found.slice(1).map(Number)
  return { group, subject, detail, text: `${group}.${subject}.${detail}` }
}

/** Servers that know no better say so. */
function isVague({ subject, detail }: Code): boolean {
  return detail === 0 && (subject === 0 || subject === 5)
}

/** Of 5.1.x, these complain about the sender. */
const OF_THE_SENDER = [7, 8]

function isHard({ group, subject, detail }: Code): boolean {
  if (group !== 5) return false
  return subject === 1 ? !OF_THE_SENDER.includes(detail) : subject === 2 && detail === 1
}
