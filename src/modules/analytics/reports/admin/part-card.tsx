import { ActionIcon, Anchor, Button, Text, UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import {
  type Filters,
  MOST_ROWS,
  NONE,
  type PartName,
  REST,
  type Report,
  type ReportRow,
} from '../report.calls.ts'
import classes from './report.module.css'
import { useExportPart } from './use-export-part.ts'
import { FILTER_OF, useValueNames } from './value-names.ts'

type Props = {
  part: PartName
  report: Report
  filters: Filters
  onFilter(values: Readonly<Record<string, string>>): void
}

const SHOWN = 8
const BY_VIEWS: readonly PartName[] = ['pages', 'downloads', 'clicks', 'searches', 'missing']

/** One list: the greatest first, a click picks the visits that have it in common. */
export function PartCard({ part, report, filters, onFilter }: Props) {
  const t = useMessages(adminMessages)
  const [isOpen, setIsOpen] = useState(false)
  const { exportPart, isBusy } = useExportPart()
  const mayExport = useCan()(staff('analytics', 'export'))
  const rows = report[part]
  const shown = isOpen ? rows : rows.slice(0, SHOWN)
  const most = Math.max(...rows.map((row) => countOf(part, row)), 1)
  const title = t(`parts.${part}`)
  const { from, to } = report.range
  return (
    <CardSection
      title={title}
      actions={
        rows.length > 0 &&
        mayExport && (
          <ActionIcon
            variant="subtle"
            loading={isBusy}
            aria-label={t('csv', { part: title })}
            title={t('csv', { part: title })}
            onClick={() => void exportPart(part, { from, to, ...filters })}
          >
            <IconDownload {...SMALL_ICON} />
          </ActionIcon>
        )
      }
    >
      {rows.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ul className={classes.rows}>
        {shown.map((row) => (
          <PartRow key={row.value} part={part} row={row} most={most} onFilter={onFilter} />
        ))}
      </ul>
      {rows.length > SHOWN && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(!isOpen)}>
          {isOpen
            ? t('fewer')
            : t(rows.length < MOST_ROWS ? 'more' : 'moreOfMany', { count: rows.length })}
        </Button>
      )}
    </CardSection>
  )
}

type RowProps = Pick<Props, 'part' | 'onFilter'> & { row: ReportRow; most: number }

function PartRow({ part, row, most, onFilter }: RowProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const nameOf = useValueNames()
  const filter = FILTER_OF[part]
  const name = nameOf(filter, row.value)
  const count = countOf(part, row)
  return (
    <li className={classes.row}>
      <div className={classes.share} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
      {filter && row.value !== REST ? (
        <UnstyledButton
          className={classes.name}
          title={t('filter.set', { value: name })}
          onClick={() => onFilter({ [filter]: row.value || NONE })}
        >
          {name}
        </UnstyledButton>
      ) : (
        <span className={classes.name}>{name}</span>
      )}
      <span className={classes.count}>{formatNumber(count, lang)}</span>
      {(row.empty ?? 0) > 0 && (
        <span className={classes.note}>
          {t('counts.empty')}: {formatNumber(row.empty ?? 0, lang)}
        </span>
      )}
      {part === 'missing' && row.value !== REST && <RedirectLink path={row.value} />}
    </li>
  )
}

function RedirectLink({ path }: { path: string }) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const mayRedirect = can(staff('redirects', 'create')) && can(staff('redirects', 'publish'))
  // Part of it is not known, so nothing can lead on from there.
  if (!mayRedirect || path.includes('…')) return null
  return (
    <Anchor
      component={Link}
      className={classes.note}
      to={adminPath(`redirects/edit/new?${new URLSearchParams({ from: written(path) })}`)}
      aria-label={t('redirectOne', { path })}
    >
      {t('redirect')}
    </Anchor>
  )
}

/** As an address must be written: '/alte%20seite' for '/alte seite'. */
function written(path: string): string {
  return path.replace(/[\s<>"?#%]/g, encodeURIComponent)
}

/** What a list is ordered by. */
function countOf(part: PartName, row: ReportRow): number {
  if (part === 'entries') return row.entries
  if (part === 'exits') return row.exits
  return BY_VIEWS.includes(part) ? row.views : row.visits
}
