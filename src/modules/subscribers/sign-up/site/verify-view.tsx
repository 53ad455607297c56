import { translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { trackingMessages } from '../../tracking/messages.ts'
import { signUpMessages } from '../messages.ts'
import { subscribePage, type VerifyData } from '../pages.ts'

/** One address, one button. */
export function VerifyView({ data, lang }: ViewProps<VerifyData>) {
  const t = translator(signUpMessages, lang)
  return (
    <section className="form-page">
      <h1>{t(`verify.${data.step}.title`)}</h1>
      <p className="form-lead">{t(`verify.${data.step}.lead`)}</p>
      {'address' in data && (
        <form method="post" className="form" data-plain>
          <p>
            <strong>{data.address}</strong>
          </p>
          <ListNames names={data.lists} />
          {data.also && <p>{translator(trackingMessages, lang)('also', { wording: data.also })}</p>}
          <button type="submit" className="button">
            {t(`verify.${data.step}.submit`)}
          </button>
        </form>
      )}
      {!('address' in data) && 'lists' in data && <ListNames names={data.lists} />}
      {data.step === 'expired' && (
        <p>
          <a href={subscribePage.path[lang].replace('/:token?', '')}>{t('verify.again')}</a>
        </p>
      )}
      {!('address' in data) && (
        <p className="form-foot">
          <a href={lang === 'en' ? '/en' : '/'}>{t('verify.home')}</a>
        </p>
      )}
    </section>
  )
}

function ListNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
