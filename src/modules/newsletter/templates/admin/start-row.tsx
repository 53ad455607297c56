import { Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { TEMPLATES } from '../../admin/paths.ts'
import { de } from '../messages-ready.de.ts'
import { en } from '../messages-ready.en.ts'
import { READY_MADE } from '../ready-made.ts'
import classes from './mail.module.css'

const WORDS = { de, en }

/** What a new template can start with. */
export function StartRow() {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  if (!can(staff('newsletter', 'create'))) return null
  return (
    <section aria-label={t('start.title')}>
      <Title order={2} size="h4" mb="xs">
        {t('start.title')}
      </Title>
      <ul className={classes.starts}>
        {READY_MADE.map((kind) => (
          <li key={kind}>
            <Link
              className={classes.start}
              to={adminPath(`${TEMPLATES}/edit?start=${kind}&lang=${lang}`)}
            >
              <Text fw={600}>{WORDS[lang][kind].label}</Text>
              <Text size="sm" c="dimmed">
                {WORDS[lang][kind].about}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
