import { Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { personKey } from '../../admin/keys.ts'
import { accountMessages, formWords } from '../../admin/messages.ts'
import { ConsentList } from '../../people/admin/edit/consent-list.tsx'
import type { OwnUser } from '../../people/user.ts'
import { eraseAccount, exportAccount, listOwnConsents } from '../account.calls.ts'
import classes from './account.module.css'
import { isBuiltin } from './is-builtin.ts'
import { passwordField } from './password-field.tsx'
import { toProof } from './second-factor/typed-code.ts'

const PLAIN = { password: passwordField() }

const WITH_CODE = { ...PLAIN, code: text({ required: true, max: 40, code: true }) }

const EraseInput = z.object({ password: z.string(), code: z.string().default('') })

/** What is kept about oneself: to read, to take along, to end. */
export function DataTab({ account }: { account: OwnUser }) {
  const t = useMessages(accountMessages)
  const { attempt, isBusy } = useAttempt()
  const consents = useQuery({
    queryKey: personKey(undefined, 'consents'),
    queryFn: () => call(listOwnConsents, {}),
  })
  return (
    <Stack gap="md">
      <CardSection title={t('consents')}>
        <SectionQuery query={consents}>
          {(found) => <ConsentList consents={found.consents} />}
        </SectionQuery>
      </CardSection>
      <CardSection title={t('export.title')}>
        <Text>{t('export.text')}</Text>
        <Button
          variant="default"
          className={classes.action}
          leftSection={<IconDownload {...SMALL_ICON} />}
          loading={isBusy}
          onClick={() => void attempt(download, t('export.done'))}
        >
          {t('export.submit')}
        </Button>
      </CardSection>
      <EraseAccountCard account={account} />
    </Stack>
  )
}

async function download(): Promise<void> {
  const content = JSON.stringify(await call(exportAccount, { query: {} }), null, 2)
  const day = new Date().toISOString().slice(0, 10)
  downloadText({ name: `kontor-daten-${day}.json`, type: 'application/json', content })
}

/** The end of the own account: what happens, and proof that its owner wants it. */
function EraseAccountCard({ account }: { account: OwnUser }) {
  const t = useMessages(accountMessages)
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
