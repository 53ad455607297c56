import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { MAX_ADDRESSES } from '#modules/auth/accounts/person.ts'
import { accountMessages } from '../../account/messages.ts'
import { type AddressesData, addAddressPage } from '../../account/pages.ts'
import { AccountFrame } from '../../account/site/account-frame.tsx'
import { AddressCard } from './address-card.tsx'

export function AddressesView({ data, lang }: ViewProps<AddressesData>) {
  const t = translator(accountMessages, lang)
  const { addresses } = data.book
  return (
    <AccountFrame
      part="addresses"
      lang={lang}
      title={t('addresses.title')}
      lead={t('addresses.lead')}
      done={data.done}
    >
      {addresses.length === 0 && <Empty lang={lang} />}
      <ul className="address-cards plain-list">
        {addresses.map((address) => (
          <li key={address.uuid}>
            <AddressCard
              address={address}
              isShipping={data.book.default_shipping_address === address.uuid}
              isInvoice={data.book.default_invoice_address === address.uuid}
              fault={data.fault?.uuid === address.uuid ? data.fault.text : ''}
              lang={lang}
            />
          </li>
        ))}
      </ul>
      {addresses.length < MAX_ADDRESSES && (
        <p>
          <a className="button" href={addAddressPage.path[lang]}>
            {t('addresses.add')}
          </a>
        </p>
      )}
    </AccountFrame>
  )
}

function Empty({ lang }: { lang: Lang }) {
  const t = translator(accountMessages, lang)
  return (
    <div className="account-empty">
      <p>
        <strong>{t('addresses.empty')}</strong>
      </p>
      <p>{t('addresses.emptyHint')}</p>
    </div>
  )
}
