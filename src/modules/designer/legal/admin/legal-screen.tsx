import { Anchor, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { messages as shellMessages } from '#kernel/admin/shell/messages.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { findingText, fixText, severityText } from '../../check/findings/finding-text.ts'
import { type LegalFinding, readLegalCheck } from '../legal.calls.ts'
import { legalMessages } from '../messages.ts'
import classes from './legal-screen.module.css'

/** Where a service is put into the list; everything else is mended where it stands. */
const LIST = 'settings/privacy'
const TONES = { error: 'bad', warning: 'warn', hint: 'neutral' } as const

/** What the last look at everything live found, each with the way to mend it. */
export function LegalScreen() {
  const t = useMessages(legalMessages)
  const shell = useMessages(shellMessages)
  const { lang } = useSession().user
  const found = useQuery({
    queryKey: ['designer', 'legal'],
    queryFn: () => call(readLegalCheck, {}),
    refetchOnMount: 'always',
  })
  return (
    <>
      <AdminPageHead
        title={t('title')}
        breadcrumb={[{ label: shell('settings.title'), path: 'settings' }]}
      />
      <div className={classes.page}>
        <Text>{t('lead')}</Text>
        <CardSection title={t('found')}>
          <SectionQuery query={found}>
            {({ items, checked_at }) => (
              <>
                {items.length === 0 && checked_at && (
                  <p className={classes.good} role="status">
                    <IconCircleCheck {...ICON} />
                    {t('none')}
                  </p>
                )}
                {items.length > 0 && (
                  <ul className={classes.lines}>
                    {items.map((item) => (
                      <li key={JSON.stringify(item)}>
                        <Line item={item} />
                      </li>
                    ))}
                  </ul>
                )}
                <Text c="dimmed" size="sm">
                  {checked_at ? t('checked', { at: formatMoment(checked_at, lang) }) : t('never')}
                </Text>
              </>
            )}
          </SectionQuery>
        </CardSection>
        <Text c="dimmed" size="sm">
          {t('advice')}
        </Text>
      </div>
    </>
  )
}

function Line({ item }: { item: LegalFinding }) {
  const { lang } = useSession().user
  const adminPath = useAdminPath()
  const { finding, title, link } = item
  return (
    <div className={classes.line}>
      <StatusBadge label={severityText(finding.severity, lang)} tone={TONES[finding.severity]} />
      <Anchor component={Link} to={adminPath(link)}>
        {title}
      </Anchor>
      <span className={classes.words}>{findingText(finding, lang)}</span>
      {finding.fix && (
        <Anchor component={Link} to={adminPath(finding.fix === 'list-service' ? LIST : link)}>
          {fixText(finding.fix, lang)}
        </Anchor>
      )}
    </div>
  )
}
