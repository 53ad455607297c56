import { translator } from '#kernel/i18n/messages.ts'
import { FormPage } from '#kernel/site/form/form-page.tsx'
import type { FormState } from '#kernel/site/form/form-state.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import type { ViewProps } from '#kernel/site/site-module.ts'
import type { PasswordData } from '../../contract-site.ts'
import { pageMessages } from '../../pages/messages.ts'

/** Asks for the password of a page, at the page's own address. */
export function PagePasswordView({ data, lang, path }: ViewProps<PasswordData>) {
  const t = translator(pageMessages, lang)
  const faults: FormState['faults'] = data.fault ? { password: data.fault } : {}
  return (
    <FormPage title={data.title} lead={t('password.lead')}>
      <form method="post" action={path} className="form" data-plain>
        <TextField
          form={{ typed: {}, faults }}
          name="password"
          type="password"
          label={t('password.label')}
          autoComplete="off"
          maxLength={200}
          required
        />
        <button type="submit" className="button">
          {t('password.submit')}
        </button>
      </form>
    </FormPage>
  )
}
