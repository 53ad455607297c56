import { Button, Text } from '@mantine/core'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { listPasskeys, MAX_PASSKEYS, type Passkey } from '#modules/auth/passkeys/passkey.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { personKey } from '../../../admin/keys.ts'
import { accountTexts } from '../../../admin/messages.ts'
import classes from '../../../people/admin/edit/lines.module.css'
import own from '../account.module.css'
import { factorKey } from '../second-factor/own-factor-card.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { canMakePasskeys } from './make-passkey.ts'
import { RemoveDialog, RenameDialog } from './passkey-dialogs.tsx'
import { PasskeyLine } from './passkey-line.tsx'

type Open = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey } | undefined

/** The own passkeys: add, rename, remove. */
export function PasskeysCard() {
  const t = useTexts(accountTexts)
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
              <ul className={classes.lines}>
                {items.map((passkey) => (
                  <PasskeyLine
                    key={passkey._id}
                    passkey={passkey}
                    onRename={() => setOpen({ name: 'rename', passkey })}
                    onRemove={() => setOpen({ name: 'remove', passkey })}
                  />
                ))}
              </ul>
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
  const t = useTexts(accountTexts)
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
