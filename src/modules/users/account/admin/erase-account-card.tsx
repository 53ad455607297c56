import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { accountTexts, formWords } from '../../admin/messages.ts'
import type { OwnUser } from '../../people/user.ts'
import { eraseAccount } from '../account.calls.ts'
import classes from './account.module.css'
import { isBuiltin } from './is-builtin.ts'
import { passwordField } from './password-field.tsx'
import { toProof } from './second-factor/typed-code.ts'

const PLAIN = { password: passwordField() }
const WITH_CODE = { ...PLAIN, code: text({ required: true, max: 40, code: true }) }
const EraseInput = z.object({ password: z.string(), code: z.string().default('') })

/** The end of the own account: what happens, and proof that its owner wants it. */
export function EraseAccountCard({ account }: { account: OwnUser }) {
  const t = useTexts(accountTexts)
  const [isOpen, setOpen] = useState(false)
  const erase = async ({ password, code }: z.output<typeof EraseInput>) => {
    await call(eraseAccount, { body: { password, ...(code && toProof(code)) } })
    window.location.assign('/')
  }
  return (
    <CardSection title={t('erase.title')}>
      <Text>{t(isBuiltin(account) ? 'erase.builtin' : 'erase.text')}</Text>
      {!isBuiltin(account) && (
        <Button
          variant="default"
          className={classes.action}
          c="var(--k-bad)"
          onClick={() => setOpen(true)}
        >
          {t('erase.open')}
        </Button>
      )}
      <FieldsDialog
        isOpen={isOpen}
        title={t('erase.title')}
        text={t('erase.ask')}
        submit={t('erase.submit')}
        isDanger
        fields={account.two_factor.enabled ? WITH_CODE : PLAIN}
        words={wordsOf(formWords, 'proof')}
        schema={EraseInput}
        onSubmit={erase}
        onClose={() => setOpen(false)}
      />
    </CardSection>
  )
}
