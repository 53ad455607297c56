import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { texts } from '../../messages.ts'
import { FormPage } from '../../site/form-page.tsx'
import { NOTHING } from '../../site/handle-field.tsx'
import { PasswordField, StrengthMeter } from '../../site/parts.tsx'
import type { PasswordStep } from '../pages.ts'

type Props = { data: PasswordStep; lang: Lang }

/** A one-time password was used: the first own one is chosen. */
export function FirstPasswordView({ data, lang }: Props) {
  const t = translator(texts, lang)
  return (
    <FormPage title={t('password.title')} lead={t('password.lead')} error={data.error}>
      <form method="post" className="form" data-plain>
        <input type="hidden" name="next" value={data.next} />
        <PasswordField form={NOTHING} lang={lang} label={t('password.old')} />
        <PasswordField
          form={NOTHING}
          lang={lang}
          name="newPassword"
          label={t('password.fresh')}
          isNew
        >
          <StrengthMeter of="newPassword" lang={lang} />
        </PasswordField>
        <button type="submit" className="button">
          {t('password.submit')}
        </button>
      </form>
    </FormPage>
  )
}
