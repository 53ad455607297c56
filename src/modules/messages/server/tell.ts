import { displayName, isAuthenticated } from '#kernel/access/roles.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { MessageRow, MessageUnit } from './unit-of-work.ts'

type Kind = 'new' | 'answered' | 'assigned' | 'mentioned' | 'waiting' | 'failed' | 'woken'
type About = Pick<MessageRow, 'id' | 'name' | 'subject' | 'assigned_to'>
type News = { kind: Kind; userIds: readonly string[] }

/** Who works on a message hears of it; as long as nobody does, everyone who may. */
export async function tellStaff(change: MessageUnit, about: About, kind: Kind): Promise<void> {
  const among = about.assigned_to ? { among: [about.assigned_to] } : {}
  await notifyStaff(change, { ...noticeOf(change, about, kind), ...among })
}

/** A notice for some of those who may still read messages. */
export async function tellPeople(
  change: MessageUnit,
  about: About,
  { kind, userIds }: News,
): Promise<void> {
  if (userIds.length === 0) return
  await notifyStaff(change, { ...noticeOf(change, about, kind), among: userIds })
}

function noticeOf(change: MessageUnit, { id, name, subject }: About, kind: Kind) {
  return {
    kind: `message.${kind}`,
    link: `messages/inbox/${id}`,
    title: (lang: Lang) => {
      const t = translator(messages, lang)
      const who = isFromOutside(kind) ? name || t('guest') : whoActs(change)
      return oneLine(t(`notice.${kind}`, { who, subject }))
    },
  }
}

function isFromOutside(kind: Kind): boolean {
  return kind === 'new' || kind === 'answered'
}

function whoActs({ scope }: MessageUnit): string {
  return isAuthenticated(scope.user) ? displayName(scope.user) : ''
}
