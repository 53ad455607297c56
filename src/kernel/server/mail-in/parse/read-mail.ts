import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import sanitizeHtml from 'sanitize-html'
import { automaticOf, wantsNoAutoReply } from './automatic.ts'
import type { ParsedMail } from './parsed-mail.ts'

const MOST = { text: 100_000, subject: 300, name: 200, header: 2000, headers: 200, parties: 100 }
const MAX_FILES = 20
const MAX_REFERENCES = 50
const MESSAGE_ID = /<[^<>\s]{1,400}>/g

/**
 * Reads the bytes of a mail with postal-mime and cuts everything to a size that can be stored.
 * Throws what the parser throws for a mail it cannot read.
 */
export async function readMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, {
    maxNestingDepth: 50,
    maxHeadersSize: 512 * 1024,
    // A mail inside a mail is a file: its text must not pass for what the sender wrote.
    forceRfc822Attachments: true,
  })
  const headers = headersOf(mail)
  const [from = null] = parties(mail.from ? [mail.from] : [])
  const automatic = automaticOf(headers, from?.email ?? '')
  const [replyTo = null] = parties(mail.replyTo ?? [])
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    inReplyTo: answered(mail, automatic),
    from,
    replyTo: replyTo?.email === from?.email ? null : replyTo,
    to: recipients(mail, headers),
    subject: oneLine(mail.subject ?? '', MOST.subject),
    text: textOf(mail),
    headers,
    automatic,
    wantsNoAutoReply: wantsNoAutoReply(headers, from?.email ?? ''),
    attachments: mail.attachments.slice(0, MAX_FILES).map(fileOf),
    leftOut: mail.attachments.slice(MAX_FILES, 5 * MAX_FILES).map(nameOf),
  }
}

function headersOf({ headers }: Email): ParsedMail['headers'] {
  const known = new Map<string, string>()
  for (const { key, value } of headers.slice(0, MOST.headers)) {
    const name = storable(key).slice(0, MOST.name)
    if (!known.has(name)) known.set(name, oneLine(value, MOST.header))
  }
  return Object.fromEntries(known)
}

function parties(addresses: readonly Address[]) {
  return addresses
    .flatMap((one) => one.group ?? [one])
    .filter(({ address }) => address)
    .slice(0, MOST.parties)
    .map(({ name, address }) => ({
      name: oneLine(name, MOST.name),
      email: oneLine(address, 254),
    }))
}

/** Forwarded and blind copies name the mailbox only in what its server wrote on top. */
function recipients(mail: Email, headers: ParsedMail['headers']): string[] {
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']
    .flatMap((name) => addressParser(headers[name] ?? '', { flatten: true }))
    .filter((one) => one.address !== undefined)
  const all = parties([...(mail.to ?? []), ...(mail.cc ?? []), ...delivered])
  return [...new Set(all.map(({ email }) => email.toLowerCase()))]
}

/** In-Reply-To names the mail itself; References end with it and lead back to the first one. */
function answered(mail: Email, automatic: ParsedMail['automatic']): string[] {
  const ids = [...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()]
  const returned = automatic === 'bounce' ? mail.attachments.flatMap(returnedId) : []
  return [...new Set([...ids, ...returned])].slice(0, MAX_REFERENCES)
}

const RETURNED = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
]
const RETURNED_ID = /^message-id:[ \t]{0,20}(?:\r?\n[ \t]{1,20})?(<[^<>\s]{1,400}>)/im

/** A report that a mail did not arrive brings the mail along, or its head (RFC 3462). */
function returnedId({ mimeType, content }: Attachment): string[] {
  if (!RETURNED.includes(mimeType)) return []
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  const head = Buffer.from(bytes.subarray(0, 20_000)).toString('latin1')
  const id = RETURNED_ID.exec(head)?.[1]
  return id === undefined ? [] : [storable(id)]
}

function idsIn(header: string | undefined): string[] {
  return (
    storable(header ?? '')
      .slice(0, 20_000)
      .match(MESSAGE_ID) ?? []
  )
}

/** Some programs put an empty text beside the designed one. */
function textOf({ text = '', html = '' }: Email): string {
  const clean = storable(text.trim() === '' ? wordsOf(html) : text).replaceAll('\r\n', '\n')
  const whole = clean.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim()
  return whole.length > MOST.text ? `${whole.slice(0, MOST.text)} …` : whole
}

const LINE_ENDS = /<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]{0,200}>/gi
const SIGNS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What a designed mail says; scripts and styles say nothing. */
function wordsOf(html: string): string {
  const lines = html.replaceAll(/\s+/g, ' ').replaceAll(LINE_ENDS, '\n')
  const bare = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
  const plain = Object.entries(SIGNS).reduce((words, pair) => words.replaceAll(...pair), bare)
  const trimmed = plain.split('\n').map((line) => line.trim())
  return trimmed.join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

function fileOf(attachment: Attachment): ParsedMail['attachments'][number] {
  const { content, mimeType } = attachment
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: nameOf(attachment), type: storable(mimeType).slice(0, 200), bytes }
}

function nameOf({ filename, mimeType }: Attachment): string {
  const extension = mimeType === 'message/rfc822' ? '.eml' : ''
  return oneLine(filename ?? '', 200) || `attachment${extension}`
}

/** PostgreSQL stores neither U+0000 nor half a surrogate pair. */
function storable(given: string): string {
  return given.replaceAll('\0', '').toWellFormed()
}

function oneLine(given: string, most: number): string {
  return storable(given)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
}
