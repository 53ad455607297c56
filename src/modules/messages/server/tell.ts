import { displayName, isAuthenticated } from '#kernel/access/roles.ts'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import { staffMembers } from './staff.ts'
import type { MessageRow, MessageUnit } from './unit-of-work.ts'

type Kind = 'new' | 'answered' | 'assigned' | 'mentioned' | 'waiting' | 'failed' | 'woken'
type About = Pick<MessageRow, 'id' | 'name' | 'subject' | 'assigned_to'>
type News = { kind: Kind; userIds: readonly string[] }

/** Who works on a message hears of it; as long as nobody does, everyone who may. */
export async function tellStaff(change: MessageUnit, about: About, kind: Kind): Promise<void> {
  const userIds = about.assigned_to ? [about.assigned_to] : undefined
  const readers = await staffMembers(change)
  const told = userIds ?? readers.map(({ id }) => id)
  await tellPeople(change, about, { kind, userIds: told })
}

/** A notice for some of those who may still read messages, each in their own language. */
export async function tellPeople(change: MessageUnit, about: About, news: News): Promise<void> {
  const { kind, userIds } = news
  if (userIds.length === 0) return
  const readers = (await staffMembers(change)).filter(({ id }) => userIds.includes(id))
  for (const lang of LANGS) {
    const t = translator(messages, lang)
    const told = readers.filter((one) => one.lang === lang).map(({ id }) => id)
    const who = isFromOutside(kind) ? about.name || t('guest') : whoActs(change)
    await notify(change, {
      userIds: told,
      kind: `message.${kind}`,
      title: oneLine(t(`notice.${kind}`, { who, subject: about.subject })),
      link: `messages/inbox/${about.id}`,
    })
  }
}

function isFromOutside(kind: Kind): boolean {
  return kind === 'new' || kind === 'answered'
}

function whoActs({ scope }: MessageUnit): string {
  return isAuthenticated(scope.user) ? displayName(scope.user) : ''
}
