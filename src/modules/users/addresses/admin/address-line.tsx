import { Alert } from '@mantine/core'
import {
  IconHome,
  IconPencil,
  IconReceipt,
  IconTrash,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { AddressBook, AddressItem } from '../address.calls.ts'
import { addressLines, purposesOf } from './address-lines.ts'
import classes from './addresses.module.css'
import type { Addresses } from './use-addresses.ts'

type Props = {
  address: AddressItem
  book: AddressBook
  /** Absent: nothing can be changed. */
  changes: Addresses | undefined
  onEdit(): void
}

/** One address as it would stand on a letter, with what it is used for. */
export function AddressLine({ address, book, changes, onEdit }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const say = useFailureWords()
  const { confirm, dialog } = useConfirm()
  const [refusal, setRefusal] = useState<string>()
  const [first = '', ...rest] = addressLines(address, lang)
  const purposes = purposesOf(address, book)
  const attempt = async (work: () => Promise<unknown>) => {
    setRefusal(undefined)
    await work().catch((error: unknown) => setRefusal(say(error)))
  }
  const remove = async () => {
    const question = { title: t('addresses.removeTitle'), text: [first, ...rest].join(', ') }
    if (!(await confirm({ ...question, yes: t('addresses.remove'), isDanger: true }))) return
    await attempt(async () => changes?.remove(address.uuid))
  }
  const entries = [
    { key: 'edit', icon: <IconPencil {...SMALL_ICON} />, onSelect: onEdit },
    ...(['shipping', 'invoice'] as const)
      .filter((purpose) => !purposes.includes(purpose))
      .map((purpose) => ({
        key: purpose,
        icon:
          purpose === 'shipping' ? (
            <IconTruckDelivery {...SMALL_ICON} />
          ) : (
            <IconReceipt {...SMALL_ICON} />
          ),
        onSelect: () => void attempt(async () => changes?.setDefault(address.uuid, purpose)),
      })),
    {
      key: 'remove',
      icon: <IconTrash {...SMALL_ICON} />,
      isDanger: true,
      startsGroup: true,
      onSelect: () => void remove(),
    },
  ] as const
  return (
    <li className={classes.address}>
      <div className={classes.line}>
        <IconHome size={20} stroke={1.5} aria-hidden className={classes.sign} />
        <address className={classes.words}>
          <strong>{first}</strong>
          {rest.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {changes && <AddressMenu name={first} entries={entries} />}
      </div>
      {purposes.length > 0 && (
        <div className={classes.marks}>
          {purposes.map((purpose) => (
            <StatusBadge key={purpose} tone="info" label={t(`addresses.default.${purpose}`)} />
          ))}
        </div>
      )}
      {refusal && (
        <Alert
          color="red"
          role="alert"
          title={refusal}
          withCloseButton
          closeButtonLabel={t('close')}
          onClose={() => setRefusal(undefined)}
        >
          {purposes.length > 0 && t('addresses.chooseOther')}
        </Alert>
      )}
      {dialog}
    </li>
  )
}

type Entry = {
  key: 'edit' | 'shipping' | 'invoice' | 'remove'
  icon: ReactNode
  isDanger?: boolean
  startsGroup?: boolean
  onSelect(): void
}

function AddressMenu({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const t = useMessages(adminMessages)
  return (
    <PopupMenu
      label={t('addresses.menu', { name })}
      items={entries.map((entry) => ({ ...entry, label: t(`addresses.action.${entry.key}`) }))}
    />
  )
}
