import { Anchor, Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Line } from '#ui/lines/lines.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import type { CheckedRule } from '../law.calls.ts'
import classes from './law.module.css'
import { messages } from './messages.ts'

const TONES: Readonly<Record<CheckedRule['state'], StatusTone>> = {
  green: 'good',
  yellow: 'warn',
  red: 'bad',
  not_applicable: 'neutral',
  coming: 'info',
}

type Props = { rule: CheckedRule; isBusy: boolean; onConfirm(): void }

/** A rule, what was found, where it is mended, and where it is written. */
export function RuleLine({ rule, isBusy, onConfirm }: Props) {
  const t = useMessages(messages)
  const { title, hint, state, verdict, confirm } = rule
  const isReady = state === 'coming' && verdict === 'green'
  const isForeign = state === 'coming' && verdict === 'not_applicable'
  const label = isReady ? t('ready') : isForeign ? t('foreign') : t(`state.${state}`)
  return (
    <Line
      name={title}
      isStrong
      details={
        <>
          <p className={classes.hint}>{hint}</p>
          <RuleLinks rule={rule} />
          {confirm && state !== 'coming' && (
            <Button
              variant="default"
              classNames={{ root: classes.confirm, label: classes.confirmWords }}
              loading={isBusy}
              onClick={onConfirm}
            >
              {confirm.label}
            </Button>
          )}
          <RuleSource rule={rule} />
        </>
      }
    >
      <StatusBadge tone={TONES[state]} label={label} />
    </Line>
  )
}

function RuleLinks({ rule: { links } }: { rule: CheckedRule }) {
  const adminPath = useAdminPath()
  if (links.length === 0) return null
  return (
    <ul className={classes.links}>
      {links.map(({ label, path }) => (
        <li key={`${path} ${label}`}>
          <Anchor component={Link} to={adminPath(path)} className={classes.link}>
            {label}
            <IconChevronRight {...SMALL_ICON} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function RuleSource({ rule }: { rule: CheckedRule }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { id, source, state, valid_from, valid_until } = rule
  const from = t(state === 'coming' ? 'from' : 'since', { from: formatDay(valid_from, lang) })
  const until = valid_until && t('until', { until: formatDay(valid_until, lang) })
  return <p className={classes.source}>{[id, source, from, until].filter(Boolean).join(' · ')}</p>
}
