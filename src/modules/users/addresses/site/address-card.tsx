import { countryName } from '#kernel/i18n/countries.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { accountMessages } from '../../account/messages.ts'
import { editAddressPage } from '../../account/pages.ts'
import type { AddressItem } from '../address.calls.ts'

type Props = {
  address: AddressItem
  isShipping: boolean
  isInvoice: boolean
  /** Why it could not be removed. */
  fault: string
  lang: Lang
}

export function AddressCard(props: Props) {
  const { address, isShipping, isInvoice, lang } = props
  const t = translator(accountMessages, lang)
  return (
    <article className="account-card" aria-labelledby={`address-${address.uuid}`}>
      {(isShipping || isInvoice) && (
        <ul className="account-marks plain-list">
          {isShipping && <li>{t('addresses.shipping')}</li>}
          {isInvoice && <li>{t('addresses.invoice')}</li>}
        </ul>
      )}
      <Lines address={address} lang={lang} />
      <Deeds {...props} />
      <Removal {...props} />
    </article>
  )
}

function Lines({ address, lang }: Pick<Props, 'address' | 'lang'>) {
  const { title, first_name, last_name, company, phone } = address
  return (
    <address className="address-lines">
      <strong id={`address-${address.uuid}`}>
        {[title, first_name, last_name].filter(Boolean).join(' ')}
      </strong>
      {company && <span>{company}</span>}
      <span>{address.address}</span>
      <span>
        {address.zip} {address.city}
      </span>
      <span>{countryName(address.country, lang)}</span>
      {phone && <span>{phone}</span>}
    </address>
  )
}

function Deeds({ address, isShipping, isInvoice, lang }: Props) {
  const t = translator(accountMessages, lang)
  const about = `address-${address.uuid}`
  return (
    <form method="post" className="card-deeds">
      <input type="hidden" name="uuid" value={address.uuid} />
      <a href={editAddressPage.path[lang].replace(':id', address.uuid)} aria-describedby={about}>
        {t('addresses.edit')}
      </a>
      {!isShipping && (
        <button
          type="submit"
          name="act"
          value="shipping"
          className="link-button"
          aria-describedby={about}
        >
          {t('addresses.makeShipping')}
        </button>
      )}
      {!isInvoice && (
        <button
          type="submit"
          name="act"
          value="invoice"
          className="link-button"
          aria-describedby={about}
        >
          {t('addresses.makeInvoice')}
        </button>
      )}
    </form>
  )
}

/** Asked once more before it happens, without a script. */
function Removal({ address, fault, lang }: Props) {
  const t = translator(accountMessages, lang)
  return (
    <details className="folded" open={fault !== ''}>
      <summary aria-describedby={`address-${address.uuid}`}>{t('addresses.remove')}</summary>
      {fault ? (
        <p className="form-error" role="alert">
          {fault} {t('addresses.instead')}
        </p>
      ) : (
        <form method="post" className="form">
          <input type="hidden" name="uuid" value={address.uuid} />
          <p>{t('addresses.removeAsk')}</p>
          <button type="submit" name="act" value="remove" className="button quiet">
            {t('addresses.removeSubmit')}
          </button>
        </form>
      )}
    </details>
  )
}
