import { translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { ApplicationUnit } from './unit-of-work.ts'

/** Everyone who may read applications hears of a new one, each in their own language. */
export async function tellStaff(
  change: ApplicationUnit,
  { id, name, title }: { id: string; name: string; title: string },
): Promise<void> {
  await notifyStaff(change, {
    kind: 'application.new',
    link: `applications/${id}`,
    title: (lang) => {
      const t = translator(messages, lang)
      return oneLine(title ? t('notice.forPosition', { name, title }) : t('notice.new', { name }))
    },
  })
}
