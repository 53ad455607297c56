import { Button, Text } from '@mantine/core'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { boolean } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import {
  addPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  type Passkey,
  startPasskey,
} from '#modules/auth/passkeys/passkey.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { personKey } from '../../../admin/keys.ts'
import { accountMessages, formWords } from '../../../admin/messages.ts'
import own from '../account.module.css'
import { passwordField } from '../password-field.tsx'
import { CodesDialog } from '../second-factor/codes-dialog.tsx'
import { factorKey } from '../second-factor/own-factor-card.tsx'
import { RemoveDialog, RenameDialog } from './passkey-dialogs.tsx'

type NewPasskey = { name: string; password: string; isFactor: boolean }

const FIELDS = { name: text({ max: 80 }), password: passwordField(), isFactor: boolean() }

const PasskeyInput = z.object({ name: z.string(), password: z.string(), isFactor: z.boolean() })

type Props = { passkey: Passkey; onRename(): void; onRemove(): void }

type Open = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey } | undefined

/** The own passkeys: add, rename, remove. */
export function PasskeysCard() {
  const t = useMessages(accountMessages)
  const client = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const passkeys = useQuery({
    queryKey: personKey(undefined, 'passkeys'),
    queryFn: () => call(listPasskeys, {}),
  })
  const close = () => {
    setOpen(undefined)
    void passkeys.refetch()
    void client.invalidateQueries({ queryKey: factorKey })
  }
  return (
    <CardSection title={t('passkeys.title')} description={t('passkeys.text')}>
      <SectionQuery query={passkeys}>
        {({ items, available }) => (
          <>
            {items.length === 0 && <Text c="dimmed">{t('passkeys.none')}</Text>}
            {items.length > 0 && (
              <Lines>
                {items.map((passkey) => (
                  <PasskeyLine
                    key={passkey._id}
                    passkey={passkey}
                    onRename={() => setOpen({ name: 'rename', passkey })}
                    onRemove={() => setOpen({ name: 'remove', passkey })}
                  />
                ))}
              </Lines>
            )}
            <Add
              hindrance={hindranceOf(available, items.length)}
              onAdd={() => setOpen({ name: 'add' })}
            />
          </>
        )}
      </SectionQuery>
      {open?.name === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.name === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      {open?.name === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} />}
    </CardSection>
  )
}

type Hindrance = 'address' | 'browser' | 'full'

/** `available`: the site has an address that passkeys can be bound to. */
function hindranceOf(available: boolean, count: number): Hindrance | undefined {
  if (count >= MAX_PASSKEYS) return 'full'
  if (!available) return 'address'
  return canMakePasskeys() ? undefined : 'browser'
}

function Add({ hindrance, onAdd }: { hindrance: Hindrance | undefined; onAdd(): void }) {
  const t = useMessages(accountMessages)
  if (hindrance) {
    return (
      <Text c="dimmed" size="sm">
        {t(`passkeys.hindrance.${hindrance}`, { max: MAX_PASSKEYS })}
      </Text>
    )
  }
  return (
    <Button
      className={own.action}
      variant="default"
      leftSection={<IconPlus {...SMALL_ICON} />}
      rightSection={<IconFingerprint {...SMALL_ICON} />}
      onClick={onAdd}
    >
      {t('passkeys.add')}
    </Button>
  )
}

function PasskeyLine({ passkey, onRename, onRemove }: Props) {
  const t = useMessages(accountMessages)
  const { lang } = useSession().user
  const { name, is_backed_up, created_at, last_used_at } = passkey
  const used = last_used_at
    ? t('passkeys.used', { date: formatMoment(last_used_at, lang) })
    : t('passkeys.unused')
  return (
    <Line
      name={name}
      note={`${t('passkeys.created', { date: formatMoment(created_at, lang) })} · ${used}`}
    >
      {is_backed_up && <StatusBadge tone="good" label={t('passkeys.backedUp')} />}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('passkeys.renameOne', { name })}
        onClick={onRename}
      >
        {t('passkeys.rename')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('passkeys.removeOne', { name })}
        onClick={onRemove}
      >
        {t('passkeys.remove')}
      </Button>
    </Line>
  )
}

/** Name and password first, then the browser asks for finger, face or PIN. */
function AddPasskeyDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(accountMessages)
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0) return <CodesDialog codes={codes} onClose={onClose} />
  const add = async (given: z.output<typeof PasskeyInput>) => {
    const made = await makePasskey(given).catch((error: unknown) => {
      throw error instanceof CallError ? error : cancelled(t('passkeys.cancelled'))
    })
    notify({ content: t('passkeys.added') })
    if (made.length > 0) setCodes(made)
    else onClose()
  }
  return (
    <FieldsDialog
      isOpen
      title={t('passkeys.add')}
      text={t('passkeys.addText')}
      submit={t('passkeys.submit')}
      fields={FIELDS}
      words={wordsOf(formWords, 'passkey')}
      schema={PasskeyInput}
      onSubmit={add}
      onClose={onClose}
      isStep
    />
  )
}

/** The browser says only that nothing came of it. */
function cancelled(message: string): CallError {
  return new CallError({ message, code: 'cancelled', status: 0 })
}

function canMakePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** Asks the browser for a passkey and keeps it; answers recovery codes where they are new. */
async function makePasskey(wish: NewPasskey): Promise<readonly string[]> {
  const { name, password, isFactor } = wish
  const body = password === '' ? {} : { password }
  const { id, options } = await call(startPasskey, { body })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options })
  // Extensions differ between browsers and decide nothing.
  const response = { ...made, clientExtensionResults: {} }
  const kept = { id, response, name, second_factor: isFactor }
  return (await call(addPasskey, { body: kept })).recovery_codes
}
