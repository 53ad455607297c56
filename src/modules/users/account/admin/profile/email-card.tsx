import { Button, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { email } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { Email } from '#kernel/contract/fields.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { accountTexts, formWords } from '../../../admin/messages.ts'
import type { OwnUser } from '../../../people/user.ts'
import { changeEmail } from '../../account.calls.ts'
import classes from '../account.module.css'
import { isBuiltin } from '../is-builtin.ts'
import { passwordField } from '../password-field.tsx'

const FIELDS = { handle: email({ required: true }), password: passwordField() }
const EmailInput = z.object({ handle: Email, password: z.string() })

/** The address to sign in with; the new one counts once its owner has confirmed it. */
export function EmailCard({ account }: { account: OwnUser }) {
  const t = useTexts(accountTexts)
  const [isOpen, setOpen] = useState(false)
  const change = async (given: z.output<typeof EmailInput>) => {
    await call(changeEmail, { body: given })
    notify({ content: t('email.asked', { handle: given.handle }), lifetime: 12_000 })
  }
  return (
    <CardSection title={t('email.title')}>
      <Text>{account.handle}</Text>
      {isBuiltin(account) ? (
        <Text c="dimmed">{t('email.builtin')}</Text>
      ) : (
        <Button
          variant="default"
          className={classes.action}
          leftSection={<IconMail {...SMALL_ICON} />}
          onClick={() => setOpen(true)}
        >
          {t('email.change')}
        </Button>
      )}
      <FieldsDialog
        isOpen={isOpen}
        title={t('email.change')}
        text={t('email.text')}
        submit={t('email.submit')}
        fields={FIELDS}
        words={wordsOf(formWords, 'email')}
        schema={EmailInput}
        onSubmit={change}
        onClose={() => setOpen(false)}
      />
    </CardSection>
  )
}
