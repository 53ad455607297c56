import { Anchor, Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { product as productNoun } from '#modules/catalog/products/product.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { acceptSamples, removeSampleProducts, type SampleProduct } from '../../contract-online.ts'
import { messages } from '../messages.ts'
import classes from './online.module.css'
import { useSettled } from './use-settled.ts'

/** There are dozens of them, so they are one row that unfolds, and go in one step. */
export function SampleProducts({ products }: { products: readonly SampleProduct[] }) {
  const t = useMessages(messages)
  const { settle, isBusy } = useSettled()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const count = products.length
  return (
    <>
      <div className={classes.row}>
        <span>{t('samples.products')}</span>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={`${t('samples.productCount', { count })}: ${t('samples.products')}`}
          rightSection={<IconChevronDown {...SMALL_ICON} className={classes.chevron} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('samples.productCount', { count })}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={isBusy}
          onClick={() =>
            void settle(() => call(removeSampleProducts, {}), t('samples.productsTrashed'))
          }
        >
          {t('samples.removeProducts')}
        </Button>
      </div>
      <ul id={list} className={classes.places} hidden={!isOpen}>
        {isOpen &&
          products.map((one) => (
            <li key={one.product}>
              <SampleRow sample={one} />
            </li>
          ))}
      </ul>
    </>
  )
}

/** Rewritten in its form, thrown away, or kept as it is. */
function SampleRow({ sample: { product, title } }: { sample: SampleProduct }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const { settle, isBusy } = useSettled()
  const accept = () => call(acceptSamples, { body: { product } })
  const remove = () => call(productNoun.calls.removeById, { params: { id: product } })
  return (
    <>
      <Anchor component={Link} to={adminPath(`shop/products/${product}`)} className={classes.place}>
        {title}
      </Anchor>
      <div className={classes.placeWays}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={isBusy}
          aria-label={`${t('samples.remove')}: ${title}`}
          onClick={() => void settle(remove, t('samples.productTrashed'))}
        >
          {t('samples.remove')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isBusy}
          aria-label={`${t('samples.accept')}: ${title}`}
          onClick={() => void settle(accept, t('samples.acceptedProduct'))}
        >
          {t('samples.accept')}
        </Button>
      </div>
    </>
  )
}
