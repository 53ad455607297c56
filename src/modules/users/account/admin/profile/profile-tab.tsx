import { Button, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import type { Layout } from '#kernel/admin/edit/form/form-layout.ts'
import { FormScreen } from '#kernel/admin/edit/form/form-screen.tsx'
import type { Base, FormRules } from '#kernel/admin/edit/form/use-entry-form.ts'
import { choice } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { email, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import type { FieldsOf } from '#kernel/admin/fields/structured/group-fields.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { SESSION_KEY } from '#kernel/admin/shell/session/session-key.ts'
import { call } from '#kernel/client/call.ts'
import { Email, Lang } from '#kernel/contract/fields.ts'
import { Contact, ProfileData } from '#modules/auth/accounts/person.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { AddressList } from '../../../addresses/admin/address-list.tsx'
import { personKey } from '../../../admin/keys.ts'
import { accountMessages, formWords } from '../../../admin/messages.ts'
import {
  type Profile,
  toChange,
  toPerson,
  withPlainFaults,
} from '../../../people/admin/user-calls.ts'
import { profileFields } from '../../../people/admin/user-fields.ts'
import { updateUser } from '../../../people/user.calls.ts'
import { type OwnUser, UserName } from '../../../people/user.ts'
import { changeEmail, readAccount } from '../../account.calls.ts'
import classes from '../account.module.css'
import { isBuiltin } from '../is-builtin.ts'
import { passwordField } from '../password-field.tsx'

const FIELDS = { handle: email({ required: true }), password: passwordField() }

const EmailInput = z.object({ handle: Email, password: z.string() })

type OwnProfile = Profile & Pick<OwnUser, 'name' | 'username' | 'lang'>

const own: FieldsOf<OwnProfile> = {
  ...profileFields,
  name: text({ max: 120 }),
  username: text({ max: 120 }),
  lang: choice(['de', 'en'], { required: true }),
}

const accountFields = { ...own }

const accountLayout: Layout = {
  main: {
    profile: [['title', 'first_name', 'last_name'], ['company', 'name'], 'username', 'contacts'],
  },
  side: { settings: ['lang'] },
}

const accountRules: FormRules = {
  fields: accountFields,
  schema: z.looseObject({ contacts: z.array(Contact) }),
}

/** What may be written of the own account; the form holds nothing else. */
const Change = z
  .object({ ...ProfileData.shape, name: UserName, username: UserName, lang: Lang })
  .partial()

type Ask = { id: string; version: number | undefined; changes: object }

/** Name, contacts and language; below them what is changed one by one. */
export function ProfileTab({ account }: { account: OwnUser }) {
  const t = useMessages(accountMessages)
  const { lang } = useSession().user
  const client = useQueryClient()
  const free = useRef(false)
  const start = useMemo(() => baseOf(account), [account])
  const key = personKey(undefined, 'account')
  const reload = async () => {
    const stored = await call(readAccount, {})
    client.setQueryData(key, stored)
    return baseOf(stored)
  }
  /** Name and language stand in the frame as well. */
  const saved = () => {
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: SESSION_KEY })
    notify({ content: t('saved') })
  }
  const { first_name, last_name, company } = account.userData
  return (
    <>
      <FormScreen
        place={{ noun: 'user', id: account._id }}
        rules={accountRules}
        fields={accountFields}
        words={wordsOf(formWords, 'account')[lang]}
        layout={accountLayout}
        start={start}
        isReadOnly={false}
        free={free}
        save={async ({ version, changes }) =>
          baseOf(await saveAccount({ id: account._id, version, changes }))
        }
        reload={reload}
        onSaved={saved}
      />
      <div className={classes.cards}>
        <CardSection title={t('addresses')}>
          <AddressList
            userId={undefined}
            isReadOnly={false}
            proposal={{ first_name, last_name, company }}
            onChange={async () => void (await reload())}
          />
        </CardSection>
        <EmailCard account={account} />
      </div>
    </>
  )
}

function baseOf(account: OwnUser): Base {
  return { item: toPerson(account), version: account.version }
}

async function saveAccount({ id, version, changes }: Ask): Promise<OwnUser> {
  const body = { ...toChange(Change.parse(changes)), _id: id, version }
  await withPlainFaults(() => call(updateUser, { body }))
  return call(readAccount, {})
}

/** The address to sign in with; the new one counts once its owner has confirmed it. */
function EmailCard({ account }: { account: OwnUser }) {
  const t = useMessages(accountMessages)
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
