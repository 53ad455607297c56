import { Button } from '@mantine/core'
import { IconWorldCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { messages } from '../messages.ts'
import { DOMAIN } from '../paths.ts'
import classes from '../start.module.css'
import css from './online.module.css'
import { OnlineCard, useOnline } from './online-card.tsx'

/** Where the bar above a website that is not public yet leads. */
export function OnlineScreen() {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const online = useOnline()
  return (
    <div className={classes.screen}>
      <AdminPageHead title={t('online.screen')} />
      <OnlineCard online={online} />
      <CardSection
        title={t('domain.title')}
        description={t('domain.now', { address: location.host })}
      >
        <ol className={css.way}>
          <li>{t('domain.buy')}</li>
          <li>{t('domain.point')}</li>
          <li>{t('domain.https')}</li>
        </ol>
        <Button
          component={Link}
          to={adminPath(DOMAIN)}
          variant="default"
          w="fit-content"
          maw="100%"
          leftSection={<IconWorldCheck {...SMALL_ICON} />}
        >
          {t('domain.check')}
        </Button>
      </CardSection>
    </div>
  )
}
