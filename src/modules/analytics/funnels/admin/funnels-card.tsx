import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { FUNNELS } from '../../admin/paths.ts'
import classes from '../../reports/admin/report.module.css'
import { readablePath } from '../../reports/readable-path.ts'
import type { FunnelResult, Report } from '../../reports/report.calls.ts'

/** How far visits come on the way they should take, and where they leave it. */
export function FunnelsCard({ report: { funnels } }: { report: Report }) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  return (
    <CardSection title={t('funnels.many')}>
      {funnels.length === 0 && <Text c="dimmed">{t('funnels.none')}</Text>}
      {funnels.map((funnel) => (
        <FunnelSteps key={funnel._id} funnel={funnel} />
      ))}
      {can(staff('analytics', 'create')) && (
        <Anchor component={Link} className={classes.note} to={adminPath(`${FUNNELS}/new`)}>
          {t('funnels.create')}
        </Anchor>
      )}
    </CardSection>
  )
}

function FunnelSteps({ funnel: { _id, title, steps } }: { funnel: FunnelResult }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  return (
    <>
      <Anchor component={Link} className={classes.note} to={adminPath(`${FUNNELS}/${_id}`)}>
        {title}
      </Anchor>
      <ol className={classes.rows} aria-label={title}>
        {steps.map(({ step, value, visits, rate }) => {
          const style = { style: 'percent', maximumFractionDigits: rate < 0.1 ? 1 : 0 } as const
          const percent = new Intl.NumberFormat(LOCALES[lang], style).format(rate)
          return (
            <li key={step} className={classes.row}>
              <div className={classes.share} style={{ width: `${rate * 100}%` }} aria-hidden />
              <span className={classes.name}>{readablePath(value)}</span>
              <span className={classes.count}>{formatNumber(visits, lang)}</span>
              {step > 1 && <span className={classes.note}>{t('funnels.rate', { percent })}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
