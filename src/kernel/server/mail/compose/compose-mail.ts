import { NO_ACCESS } from '../delivery/transport-options.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'
import { quotedPrintable } from './quoted-printable.ts'

/**
 * The bytes of a mail. Nodemailer writes its head; the two texts of a mail without files are put below it in
 * one go, for a newsletter is that many thousand times over.
 */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  if (mail.attachments.length > 0 || mail.html === '') return composeTree(mail)
  const { default: MimeNode } = await import('nodemailer/lib/mime-node')
  const node = new MimeNode('multipart/alternative', NO_ACCESS)
  node.addHeader(mail.headers)
  for (const [name, value] of Object.entries(namedHeaders(mail)))
    if (value) node.setHeader(name, value)
  const head = node.buildHeaders()
  const parts = [partOf('plain', mail.text), partOf('html', mail.html)]
  const body = parts.map((part) => `--${node.boundary}\r\n${part}\r\n`).join('')
  return Buffer.from(`${head}\r\n\r\n${body}--${node.boundary}--\r\n`, 'latin1')
}

async function composeTree(mail: OutgoingMail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({ ...mail, ...NO_ACCESS }).compile().build()
}

function namedHeaders({ from, to, replyTo, inReplyTo, references, ...mail }: OutgoingMail) {
  return {
    from,
    to,
    ...{ 'reply-to': replyTo, 'in-reply-to': inReplyTo, references },
    ...{ subject: mail.subject, 'message-id': mail.messageId },
  }
}

function partOf(type: 'plain' | 'html', text: string): string {
  const lines = text.replaceAll(/\r\n|\r|\n/g, '\r\n')
  const isPlain = !/[^\t\r\n -~]|[ \t]$|^.{77}/m.test(lines)
  return [
    `Content-Type: text/${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'quoted-printable'}`,
    '',
    isPlain ? lines : quotedPrintable(lines),
  ].join('\r\n')
}
