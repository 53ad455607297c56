import { Button, Group, Text } from '@mantine/core'
import { IconMessage2 } from '@tabler/icons-react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import lines from '../../admin/notice-line.module.css'
import { NoticeTypeIcon } from '../../admin/notice-type-icon.tsx'
import classes from '../../admin/notices-screen.module.css'
import { messages } from '../../messages.ts'
import { clearToasts, useToasts } from './kept-toasts.ts'

/** The last short messages that were shown in this browser. */
export function ToastList() {
  const t = useMessages(messages)
  const { user } = useSession()
  const toasts = useToasts(user.id)
  if (toasts.length === 0) {
    const icon = <IconMessage2 size={24} stroke={1.5} aria-hidden />
    return <EmptyState icon={icon} title={t('browser.empty')} text={t('browser.emptyText')} />
  }
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text c="dimmed">{t('browser.text')}</Text>
        <Button variant="default" onClick={clearToasts}>
          {t('browser.clear')}
        </Button>
      </Group>
      <ul className={classes.list} aria-label={t('browser.label')}>
        {toasts.map((toast) => (
          <li key={toast.id} className={lines.plain}>
            <NoticeTypeIcon type={toast.type} />
            <span className={lines.words}>
              <span className={lines.title}>{toast.text}</span>
              <span className={lines.time}>
                <RelativeTime date={toast.at} locale={user.lang} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
