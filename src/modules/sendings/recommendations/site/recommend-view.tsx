import { type Translate, translator } from '#kernel/i18n/messages.ts'
import type { ViewProps } from '#kernel/site/site-module.ts'
import { recommendMessages } from '../messages.ts'
import { CHANNEL_FIELD, type RecommendData, type Way } from '../page.ts'

type PartProps = { data: RecommendData; t: Translate<typeof recommendMessages> }

/** The ways to pass a newsletter on; each is a button of a plain form. */
export function RecommendView({ data, lang }: ViewProps<RecommendData>) {
  const t = translator(recommendMessages, lang)
  const { subject, sending, about } = data
  return (
    <section className="form-page">
      <h1>{t('title')}</h1>
      {subject && (
        <p>
          <strong>{t('issue', { subject })}</strong>
        </p>
      )}
      <p className="form-lead">{t('lead')}</p>
      {data.chosen && <ChosenWay way={data.chosen} code={data.code} t={t} />}
      <Ways data={data} t={t} />
      <p className="form-foot">
        <a href={about} {...(sending && { 'data-plain': '' })}>
          {t(sending ? 'read' : 'subscribe')}
        </a>
      </p>
    </section>
  )
}

/** Sharing by the device itself needs a script, which brings the button to light. */
function Ways({ data: { ways, sending, chosen }, t }: PartProps) {
  const shown = chosen ?? ways.find(({ channel }) => channel === 'link')
  return (
    <form
      method="post"
      className="form"
      data-plain=""
      data-recommend={sending ?? ''}
      data-copied={t('copied')}
      data-by-hand={t('byHand')}
      aria-label={t('ways')}
    >
      <div className="form-ways">
        {ways.map(({ channel, url, href }) => (
          <button
            key={channel}
            type="submit"
            name={CHANNEL_FIELD}
            value={channel}
            className="button quiet"
            data-url={url}
            data-href={href}
            hidden={channel === 'share'}
          >
            {t(`channels.${channel}`)}
          </button>
        ))}
      </div>
      <Address url={shown?.url ?? ''} t={t} />
      <p role="status" />
    </form>
  )
}

function Address({ url, t }: Pick<PartProps, 't'> & { url: string }) {
  return (
    <div className="field">
      <label htmlFor="recommend-link">{t('link')}</label>
      <input id="recommend-link" type="url" readOnly defaultValue={url} />
    </div>
  )
}

type ChosenProps = Pick<PartProps, 't'> & { way: Way; code: RecommendData['code'] }

/** What somebody chose without a script, and how it goes on. */
function ChosenWay({ way: { channel, href }, code, t }: ChosenProps) {
  const opens = channel === 'mail' || channel === 'whatsapp' || channel === 'telegram'
  return (
    <div id="way" className="message">
      <p>{t(`how.${channel}`)}</p>
      {opens && href && (
        <p>
          <a className="button" href={href} rel="noreferrer" data-plain="">
            {t(`open.${channel}`)}
          </a>
        </p>
      )}
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          width="240"
          height="240"
          role="img"
          aria-label={t('code')}
        >
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path fill="#000" d={code.path} />
        </svg>
      )}
    </div>
  )
}
