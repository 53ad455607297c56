import { Button, Text } from '@mantine/core'
import type { Import } from '#kernel/contract/admin/imports.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { useMessages, useSession } from '../session.tsx'
import classes from './imports.module.css'
import { messages } from './messages.ts'

type Props = { items: readonly Import[]; onOpen(id: string): void }

/** Who imported what and when; each can be opened, and undone while its file is kept. */
export function ImportHistory({ items, onOpen }: Props) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  if (items.length === 0) return null
  return (
    <CardSection title={t('history.title')}>
      <ul className={classes.history}>
        {items.map(({ _id, file, state, created, created_by_name, counts }) => (
          <li key={_id}>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('history.open', { file })}
              onClick={() => onOpen(_id)}
            >
              {file}
            </Button>
            <StatusBadge label={t(`state.${state}`)} />
            <RelativeTime date={created} locale={LOCALES[lang]} />
            {created_by_name !== '' && (
              <Text span c="dimmed">
                {t('history.by', { name: created_by_name })}
              </Text>
            )}
            <Text span>{t('sums', counts)}</Text>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
