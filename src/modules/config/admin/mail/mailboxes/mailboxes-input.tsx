import { Button } from '@mantine/core'
import { IconMail, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { mailMessages } from '../messages.ts'
import { MailboxCard } from './mailbox-card.tsx'
import { emptyMailbox } from './mailbox-fields.ts'
import classes from './mailboxes-input.module.css'
import { TestMailboxDialog } from './test-mailbox-dialog.tsx'

/** The mailboxes, each folded to one line until it is edited. */
export function MailboxesInput(props: InputProps<Mailbox[]>) {
  const { path, value, onChange, text, error, isDisabled } = props
  const t = useMessages(mailMessages)
  const [tested, setTested] = useState<Mailbox>()
  const [fresh, setFresh] = useState<string>()
  const add = () => {
    const mailbox = emptyMailbox(uuidv7())
    setFresh(mailbox.uuid)
    onChange([...value, mailbox])
  }
  const action = { label: t('mailbox.add'), icon: <IconPlus {...SMALL_ICON} />, onSelect: add }
  if (value.length === 0) {
    return (
      <EmptyState
        icon={<IconMail size={24} stroke={1.5} aria-hidden />}
        title={t('mailbox.empty')}
        text={t('mailbox.emptyText')}
        action={action}
      />
    )
  }
  return (
    <div className={classes.mailboxes}>
      <ul className={classes.list}>
        {value.map((mailbox, place) => (
          <MailboxCard
            key={mailbox.uuid}
            mailbox={mailbox}
            path={`${path}.${place}`}
            text={text}
            startsOpen={mailbox.uuid === fresh}
            isDisabled={isDisabled}
            onChange={(next) => onChange(value.with(place, next))}
            onRemove={() => onChange(value.toSpliced(place, 1))}
            onTest={() => setTested(mailbox)}
          />
        ))}
      </ul>
      {error && <p className={classes.fault}>{error}</p>}
      <div>
        <Button variant="default" leftSection={action.icon} disabled={isDisabled} onClick={add}>
          {action.label}
        </Button>
      </div>
      {tested && <TestMailboxDialog mailbox={tested} onClose={() => setTested(undefined)} />}
    </div>
  )
}
