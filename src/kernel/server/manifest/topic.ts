import { type Access, anyStaff } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { ServerModule } from '../module.ts'

/** How notices of a topic come by mail: not at all, each at once, or together once a day. */
type MailChoice = 'none' | 'now' | 'digest'

/** What a module tells people about; each of them chooses how to hear of it. */
export type Topic = {
  /** The start of the kinds it stands for: 'bug' for 'bug.created'. The longest one counts. */
  name: string
  label: Label
  /** Nobody else is told, also when the right goes away after the notice was written. */
  access: Access
  /** Unless somebody chose otherwise: together once a day. */
  mail?: MailChoice
  /** Its notices name people: a mail says only its label, because no erasure reaches a mail that was sent. */
  namesPeople?: boolean
  /** Concerns the safety of the whole: always shown, and always mailed at once. */
  isFixed?: boolean
}

const OTHER: Topic = {
  name: 'other',
  label: { de: 'Sonstiges', en: 'Everything else' },
  access: anyStaff,
}

/** Every declared topic, and the one for what belongs to none. */
export function allTopics(modules: readonly ServerModule[]): Topic[] {
  return [...modules.flatMap(({ topics = [] }) => topics), OTHER]
}

export function topicOf(modules: readonly ServerModule[], kind: string): Topic {
  const fitting = allTopics(modules).filter(
    ({ name }) => kind === name || kind.startsWith(`${name}.`),
  )
  return fitting.toSorted((a, b) => b.name.length - a.name.length)[0] ?? OTHER
}
