import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { accountMessages } from '../messages.ts'
import {
  addAddressPage,
  addressesPage,
  dataPage,
  factorPage,
  type Missing,
  type OverviewData,
  profilePage,
  securityPage,
} from '../pages.ts'
import { AccountFrame, AccountSection } from './account-frame.tsx'

type Props = { data: OverviewData; lang: Lang }

export function OverviewView({ data, lang }: ViewProps<OverviewData>) {
  const t = translator(accountMessages, lang)
  const title = data.name ? t('overview.named', { name: data.name }) : t('overview.title')
  return (
    <AccountFrame part="overview" lang={lang} title={title}>
      <Facts data={data} lang={lang} />
      {data.missing.length > 0 && (
        <AccountSection id="missing" title={t('overview.missing')}>
          <ul className="account-missing plain-list">
            {data.missing.map((what) => (
              <li key={what}>
                <a href={addressFor(what, lang)}>{t(`missing.${what}`)}</a>
              </li>
            ))}
          </ul>
        </AccountSection>
      )}
      <AccountSection id="parts" title={t('overview.parts')}>
        <Cards data={data} lang={lang} />
      </AccountSection>
    </AccountFrame>
  )
}

function Facts({ data, lang }: Props) {
  const t = translator(accountMessages, lang)
  return (
    <dl className="account-facts">
      {data.customerNumber !== null && (
        <div>
          <dt>{t('overview.number')}</dt>
          <dd>{data.customerNumber}</dd>
        </div>
      )}
      <div>
        <dt>{t('overview.handle')}</dt>
        <dd>{data.handle}</dd>
      </div>
      <div>
        <dt>{t('overview.since')}</dt>
        <dd>{formatDay(data.since, lang)}</dd>
      </div>
    </dl>
  )
}

function Cards({ data, lang }: Props) {
  const t = translator(accountMessages, lang)
  const { addresses } = data
  const cards = [
    { part: 'profile', page: profilePage, text: t('overview.profile') },
    {
      part: 'addresses',
      page: addressesPage,
      text: addresses ? t('overview.addresses', { count: addresses }) : t('overview.addressesNone'),
    },
    { part: 'security', page: securityPage, text: t('overview.security') },
    { part: 'data', page: dataPage, text: t('overview.data') },
  ] as const
  return (
    <ul className="account-cards plain-list">
      {cards.map(({ part, page, text }) => (
        <li key={part} className="account-card">
          <h3>
            <a href={page.path[lang]}>{t(`nav.${part}`)}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function addressFor(what: Missing, lang: Lang): string {
  const pages: Record<Missing, string> = {
    name: profilePage.path[lang],
    address: addAddressPage.path[lang],
    verification: lang === 'en' ? '/en/verify' : '/verify',
    second_factor: factorPage.path[lang],
  }
  return pages[what]
}
