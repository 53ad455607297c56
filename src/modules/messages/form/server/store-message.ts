import { uuidv7 } from 'uuidv7'
import { displayName, isAuthenticated } from '#kernel/access/roles.ts'
import { Email } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { messageSection } from '../../config.ts'
import { eraseAt } from '../../inbox/server/change/take-message.ts'
import { addEntry } from '../../inbox/server/thread/add-entry.ts'
import { linkSender } from '../../inbox/server/thread/link-sender.ts'
import { messages } from '../../messages.ts'
import { tellStaff } from '../../server/tell.ts'
import type { MessageScope, MessageUnit } from '../../server/unit-of-work.ts'
import { isSpam } from '../../spam/server/spam-filter.ts'
import { sendAutoReply } from './auto-reply.ts'

type Values = Readonly<Record<string, string | boolean>>
type Sent = { values: Values; page: string }

/** Keeps what somebody wrote, with everything that follows from it, or nothing at all. */
export function storeMessage(scope: MessageScope, sent: Sent): Promise<string> {
  return scope.change(async (change) => {
    const id = uuidv7()
    const sender = senderOf(change, sent.values)
    const route = routeOf(change, sent.values)
    const text = textOf(change, sent.values)
    const spam = await isSpam(change, { email: sender.email, text })
    await change.db
      .insertInto('messages')
      .values({
        id,
        state: spam ? 'spam' : 'new',
        ...sender,
        fields: JSON.stringify(sent.values),
        lang: change.scope.lang,
        page: sent.page,
        tags: route?.tag ? [route.tag] : [],
        assigned_to: route?.assigned_to ?? null,
        mailbox: route?.mailbox ?? null,
        erase_at: eraseAt(change),
      })
      .execute()
    const author = { id: sender.account_id, name: sender.name }
    await addEntry(change, { message: id, kind: 'in', author, text })
    if (spam) return id
    await linkSender(change, { id, name: sender.name, email: sender.email })
    await tellStaff(change, { id, ...sender, assigned_to: route?.assigned_to ?? null }, 'new')
    await sendAutoReply(change, { id, ...sender })
    return id
  })
}

/** Somebody signed in need not say who they are. */
function senderOf({ scope }: MessageUnit, values: Values) {
  const { user, lang } = scope
  const isKnown = isAuthenticated(user)
  const own = isKnown && Email.safeParse(user.handle).success ? user.handle : ''
  const t = translator(messages, lang)
  const name = oneLine(word(values.name) || (isKnown ? displayName(user) : ''), 200)
  const email = word(values.email) || own
  const named = name || email || t('guest')
  return {
    name,
    email,
    phone: word(values.phone),
    subject: oneLine(word(values.subject) || t('noSubject', { name: named }), 200),
    account_id: isKnown ? user.id : null,
  }
}

/** What the thread begins with: the message itself, else everything that was filled in. */
function textOf({ scope }: MessageUnit, values: Values): string {
  const { message } = values
  if (typeof message === 'string' && message !== '') return message
  return scope.config
    .get(messageSection)
    .fields.filter(({ name }) => values[name] !== undefined)
    .map(({ name, label }) => `${label[scope.lang]}: ${values[name] === true ? '✓' : values[name]}`)
    .join('\n')
}

function word(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The first rule that fits. */
function routeOf({ scope }: MessageUnit, values: Values) {
  const { routing } = scope.config.get(messageSection)
  return routing.find(({ field, value }) => asWord(values[field]) === value.toLowerCase())
}

function asWord(value: string | boolean | undefined): string {
  return String(value ?? '').toLowerCase()
}
