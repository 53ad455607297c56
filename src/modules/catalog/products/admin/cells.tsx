import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoney } from '#kernel/i18n/format.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { OnlineState } from '../online-state.ts'
import { useChoices } from './choices.ts'
import type { SomeProduct } from './product-form.ts'
import classes from './products.module.css'

const TONES: Readonly<Record<OnlineState, StatusTone>> = {
  draft: 'info',
  scheduled: 'warn',
  online: 'good',
  offline: 'info',
  archived: 'info',
}

/** The picture beside the title, and the article numbers below. */
export function ProductCell({ row: { title, images, variants } }: { row: SomeProduct }) {
  const numbers = variants.map(({ sku }) => sku).filter(Boolean)
  const [first, ...others] = numbers
  return (
    <span className={classes.product}>
      {images[0] ? (
        <img src={`/download/${images[0]}`} alt="" className={classes.picture} loading="lazy" />
      ) : (
        <span className={classes.picture} />
      )}
      <span className={classes.words}>
        <span>{title}</span>
        {first && (
          <span className={classes.note}>
            {others.length > 0 ? `${first} +${others.length}` : first}
          </span>
        )}
      </span>
    </span>
  )
}

export function OnlineBadge({ row: { online_state, has_draft, deleted } }: { row: SomeProduct }) {
  const t = useMessages(adminMessages)
  if (deleted) return null
  return (
    <span className={classes.badges}>
      <StatusBadge label={t(`states.${online_state}`)} tone={TONES[online_state]} />
      {has_draft && <StatusBadge label={t('hasDraft')} tone="warn" />}
    </span>
  )
}

/** The lowest price, and what it is reduced from. */
export function PriceCell({ row }: { row: SomeProduct }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const currency = useChoices()?.currency
  const { price, strike_price, variants } = row
  const from = new Set(variants.map((variant) => variant.price)).size > 1
  const amount = formatMoney(price, lang, currency)
  return (
    <span className={classes.price}>
      {strike_price && <s>{formatMoney(strike_price, lang, currency)}</s>}{' '}
      {from ? t('from', { amount }) : amount}
    </span>
  )
}
