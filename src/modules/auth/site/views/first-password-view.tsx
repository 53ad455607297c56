import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { MIN_PASSWORD } from '../../contract.ts'
import type { PasswordStep } from '../../pages.ts'
import { texts } from '../../texts.ts'
import { FormPage } from './form-page.tsx'

type Props = { data: PasswordStep; lang: Lang }

/** A one-time password was used: the first own one is chosen. */
export function FirstPasswordView({ data, lang }: Props) {
  const t = translator(texts, lang)
  return (
    <FormPage title={t('password.title')} lead={t('password.lead')} error={data.error}>
      <form method="post" className="form" data-plain>
        <input type="hidden" name="next" value={data.next} />
        <label className="field">
          <span>{t('password.old')}</span>
          <input
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            required
          />
        </label>
        <label className="field">
          <span>{t('password.fresh')}</span>
          <input
            name="newPassword"
            type="password"
            autoComplete="new-password"
            minLength={MIN_PASSWORD}
            maxLength={200}
            required
          />
        </label>
        <button type="submit" className="button">
          {t('password.submit')}
        </button>
      </form>
    </FormPage>
  )
}
