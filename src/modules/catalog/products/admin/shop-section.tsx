import { Anchor, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay, formatMoney } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import { missingFacts } from '../missing-facts.ts'
import { useChoices } from './choices.ts'
import { type SomeProduct, writtenContent } from './product-form.ts'
import classes from './products.module.css'

/** How visitors meet the product, and what they or the law will miss. */
export function ShopSection({ item }: ItemProps<SomeProduct>) {
  const t = useMessages(adminMessages)
  const choices = useChoices()
  const missing = missingFacts(
    { ...item, content: writtenContent(item.content) },
    choices?.base_price_groups ?? [],
  )
  return (
    <>
      {item.online_state === 'online' ? (
        <Anchor href={item.href} target="_blank">
          {t('shop.open')} <IconExternalLink {...SMALL_ICON} />
        </Anchor>
      ) : (
        <Text c="dimmed">{t('shop.hidden')}</Text>
      )}
      {item.draft ? <Text size="sm">{t('shop.strikeLater')}</Text> : <StrikeText item={item} />}
      {missing.length > 0 && (
        <>
          <Text fw={600}>{t('shop.missing')}</Text>
          <ul className={classes.list}>
            {missing.map((fact) => (
              <li key={fact}>{t(`facts.${fact}`)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The struck price is worked out; here stands from what. */
function StrikeText({ item }: { item: SomeProduct }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const currency = useChoices()?.currency
  const { strike_price, strike_percent = 0, strike_since } = item
  const hasSale = item.variants.some(({ sale }) => sale)
  if (!hasSale) return null
  if (!strike_price || !strike_since) return <Text size="sm">{t('shop.noStrike')}</Text>
  const values = {
    price: formatMoney(strike_price, lang, currency),
    percent: strike_percent,
    day: formatDay(strike_since, lang),
  }
  return <Text size="sm">{t('shop.strike', values)}</Text>
}
