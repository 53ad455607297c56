import { Input } from '@mantine/core'
import { customField, type InputProps } from '#kernel/admin/fields/field.ts'
import { useFormState } from '#kernel/admin/fields/inputs/form-context.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Block } from '#kernel/site/block/block.ts'
import { BlocksOutline } from '#modules/pages/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { MAIL_KINDS } from '../template.ts'
import classes from './mail-field.module.css'
import { MailPreview } from './mail-preview.tsx'

const TOKENS = ['name', 'first_name', 'last_name', 'email']

/** The blocks of a mail, and beside them the mail as it arrives. */
export const mailField = customField<Block[]>({ empty: [], Input: MailInput })

function MailInput({ value, onChange, text, error, isDisabled }: InputProps<Block[]>) {
  const t = useMessages(adminMessages)
  const { values = {} } = useFormState()
  const blocks = value ?? []
  const lang = values.lang === 'en' ? 'en' : 'de'
  const words = TOKENS.map((name) => `{{subscriber.${name}}}`).join(', ')
  const wordsOf = (name: string) => String(values[name] ?? '')
  return (
    <div className={classes.sides}>
      <Input.Wrapper label={text.label} labelElement="div" error={error}>
        <BlocksOutline
          blocks={blocks}
          lang={lang}
          kinds={MAIL_KINDS}
          onChange={onChange}
          isReadOnly={isDisabled}
        />
        <p className={classes.hint}>{t('preview.tokens', { words })}</p>
      </Input.Wrapper>
      <MailPreview
        mail={{
          lang,
          subject: wordsOf('subject'),
          preheader: wordsOf('preheader'),
          modules: blocks,
        }}
      />
    </div>
  )
}
