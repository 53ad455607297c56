import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import classes from '../edit/edit.module.css'
import { publishOne, type SomeGlobal } from './global-form.ts'
import { GlobalStatus } from './global-status.tsx'
import { globalTexts } from './texts.ts'

/** How it stands, and the one step that changes it everywhere. */
export function StateSection({ item, reload }: ItemProps<SomeGlobal>) {
  const t = useTexts(globalTexts)
  const mayPublish = useCan()(staff('pages', 'publish'))
  const { attempt, isBusy } = useAttempt()
  if (!item._id) return <Text>{t('state.unsaved')}</Text>
  const publish = async () => {
    if (await attempt(() => publishOne(item), t('state.published'))) await reload()
  }
  return (
    <Stack gap="md">
      <span>
        <GlobalStatus item={item} />
      </span>
      <Text>{t('state.text')}</Text>
      {mayPublish && (
        <Button
          loading={isBusy}
          disabled={item.isLive && !item.hasChanges}
          onClick={() => void publish()}
        >
          {t('state.publish')}
        </Button>
      )}
    </Stack>
  )
}

/** Every page and global block that shows it. */
export function UsesSection({ item }: ItemProps<SomeGlobal>) {
  const t = useTexts(globalTexts)
  const adminPath = useAdminPath()
  const uses = item.usedBy ?? []
  if (uses.length === 0) return <Text c="dimmed">{t('uses.empty')}</Text>
  return (
    <Stack gap="sm">
      <ul className={classes.lines}>
        {uses.map(({ _id, lang, title, link, isLive }) => (
          <li key={`${_id}-${lang}`} className={classes.line}>
            <Anchor component={Link} to={adminPath(link)}>
              {title}
            </Anchor>
            {lang && <span className={classes.quiet}>{lang}</span>}
            {!isLive && <span className={classes.quiet}>{t('uses.draft')}</span>}
          </li>
        ))}
      </ul>
      <Text c="dimmed">{t('uses.keep')}</Text>
    </Stack>
  )
}
