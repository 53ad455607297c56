import { formatDay } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { LIST_PREFIX, TRACKING_FIELD } from '#modules/pages/blocks/newsletter-form/block.ts'
import { preferenceMessages } from '../messages.ts'
import { type PreferenceStep, type PreferencesData, STEP_FIELD } from '../preferences.ts'

type Props = { data: PreferencesData; lang: Lang }

/** Lists, pause, another address, own data: each a plain form of its own. */
export function PreferencesView({ data, lang }: Props) {
  const t = translator(preferenceMessages, lang)
  return (
    <section className="form-page">
      <h1>{t('title')}</h1>
      <p className="form-lead">
        {t('lead')} <strong>{data.address}</strong>
      </p>
      {data.done && (
        <p className="message" role="status">
          {t(`done.${data.done}`)}
        </p>
      )}
      <ListsForm data={data} lang={lang} />
      {data.tracking && <TrackingForm {...data.tracking} lang={lang} />}
      {data.isSubscribed && <PauseForm data={data} lang={lang} />}
      <form method="post" className="form" data-plain>
        <h2>{t('address.title')}</h2>
        <p>{t('address.text')}</p>
        <input type="hidden" name={STEP_FIELD} value="address" />
        <TextField
          form={{ typed: { email: data.typed }, faults: data.fault ? { email: data.fault } : {} }}
          name="email"
          type="email"
          label={t('address.field')}
          autoComplete="email"
          maxLength={254}
          required
        />
        <button type="submit" className="button">
          {t('address.submit')}
        </button>
      </form>
      <div className="form">
        <h2>{t('data.title')}</h2>
        <p>{t('data.text')}</p>
        <StepButton step="data" label={t('data.send')} />
        <StepButton step="erase" label={t('data.erase')} />
      </div>
    </section>
  )
}

function ListsForm({ data, lang }: Props) {
  const t = translator(preferenceMessages, lang)
  return (
    <form method="post" className="form" data-plain>
      <h2>{t('lists.title')}</h2>
      <input type="hidden" name={STEP_FIELD} value="lists" />
      {data.lists.map(({ id, name, description, isOn }) => (
        <label key={id} className="choice">
          <input type="checkbox" name={LIST_PREFIX + id} defaultChecked={isOn} />
          <span>{description ? `${name}: ${description}` : name}</span>
        </label>
      ))}
      <p className="hint">{t('lists.hint')}</p>
      <button type="submit" className="button">
        {t('lists.submit')}
      </button>
    </form>
  )
}

function TrackingForm({ isOn, wording, lang }: { isOn: boolean; wording: string; lang: Lang }) {
  const t = translator(preferenceMessages, lang)
  return (
    <form method="post" className="form" data-plain>
      <h2>{t('tracking.title')}</h2>
      <input type="hidden" name={STEP_FIELD} value="tracking" />
      <label className="choice">
        <input type="checkbox" name={TRACKING_FIELD} defaultChecked={isOn} />
        <span>{wording}</span>
      </label>
      <p className="hint">{t('tracking.hint')}</p>
      <button type="submit" className="button">
        {t('tracking.submit')}
      </button>
    </form>
  )
}

function PauseForm({ data, lang }: Props) {
  const t = translator(preferenceMessages, lang)
  const { pausedUntil } = data
  return (
    <div className="form">
      <h2>{t('pause.title')}</h2>
      <p>
        {pausedUntil ? t('pause.until', { day: formatDay(pausedUntil, lang) }) : t('pause.text')}
      </p>
      <StepButton
        step={pausedUntil ? 'resume' : 'pause'}
        label={pausedUntil ? t('pause.resume') : t('pause.submit')}
      />
    </div>
  )
}

function StepButton({ step, label }: { step: PreferenceStep; label: string }) {
  return (
    <form method="post" data-plain>
      <input type="hidden" name={STEP_FIELD} value={step} />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  )
}
