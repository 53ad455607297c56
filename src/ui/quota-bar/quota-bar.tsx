import { IconAlertTriangle } from '@tabler/icons-react'
import { SMALL_ICON } from '../icon-size.ts'
import { formatBytes, formatPercent, quotaLevel, quotaPercent } from './quota.ts'
import classes from './quota-bar.module.css'

interface QuotaBarProps {
  /** What the quota is about, e.g. the storage. */
  label: string
  /** Bytes in use. */
  used: number
  /** Bytes allowed. */
  total: number
  locale: string
}

/** How much of a quota is used: label, current / total and the share with two decimals. */
export function QuotaBar({ label, used, total, locale }: QuotaBarProps) {
  const percent = quotaPercent(used, total)
  const level = quotaLevel(percent)
  const amount = `${formatBytes(used, locale)} / ${formatBytes(total, locale)}`
  const share = formatPercent(percent, locale)

  return (
    <div className={classes.root} data-level={level}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <span className={classes.amount}>{amount}</span>
      </div>
      <meter
        className={classes.meter}
        aria-label={label}
        aria-valuetext={`${amount}, ${share}`}
        min={0}
        max={100}
        value={Math.min(percent, 100)}
      />
      <div className={classes.track} aria-hidden>
        <div className={classes.fill} style={{ width: `${Math.min(percent, 100)}%` }} />
      </div>
      <div className={classes.share}>
        {level !== 'good' && <IconAlertTriangle {...SMALL_ICON} />}
        {share}
      </div>
    </div>
  )
}
