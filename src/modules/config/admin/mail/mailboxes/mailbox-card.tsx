import { Button, Collapse, Select, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconSend, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormState } from '#kernel/admin/fields/inputs/form-context.tsx'
import type { FieldText } from '#kernel/admin/fields/words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { mailMessages } from '../messages.ts'
import { FetchingPart } from './fetching-part.tsx'
import { FieldLines, type Lines, type MailboxInputsProps, OneField } from './mailbox-lines.tsx'
import classes from './mailboxes-input.module.css'
import { PROVIDERS, providerOf, withProvider } from './providers.ts'

const SENDER: Lines = [['name', 'from']]
const SERVER: Lines = [['host', 'port'], ['secure']]
const FURTHER: Lines = [...SERVER, ['user', 'reply_to']]

type Props = {
  mailbox: Mailbox
  path: string
  text: FieldText
  startsOpen: boolean
  isDisabled: boolean
  onChange(mailbox: Mailbox): void
  onRemove(): void
  onTest(): void
}

export function MailboxCard(props: Props) {
  const { mailbox, path, text, startsOpen, isDisabled, onChange, onRemove, onTest } = props
  const t = useMessages(mailMessages)
  const id = useId()
  const [wantsOpen, { toggle }] = useDisclosure(startsOpen)
  const { errors } = useFormState()
  // What is wrong must be seen, and the way from the summary to its field must lead somewhere.
  const isFaulty = Object.keys(errors).some((place) => place.startsWith(`${path}.`))
  const isOpen = wantsOpen || isFaulty
  const name = mailbox.name || t('mailbox.unnamed')
  const server = mailbox.host ? `${mailbox.host}:${mailbox.port}` : t('mailbox.noServer')
  return (
    <li className={classes.card}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('mailbox.open', { name })}
        onClick={toggle}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{[mailbox.from, server].filter(Boolean).join(' · ')}</span>
        <IconChevronDown {...ICON} className={classes.chevron} data-open={isOpen || undefined} />
      </UnstyledButton>
      <Collapse id={id} expanded={isOpen}>
        <div className={classes.body}>
          <MailboxInputs mailbox={mailbox} path={path} text={text} onChange={onChange} />
          <FetchingPart
            mailbox={mailbox}
            path={path}
            text={text}
            isDisabled={isDisabled}
            onChange={onChange}
          />
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconSend {...SMALL_ICON} />}
              disabled={isDisabled || mailbox.host === '' || mailbox.from === ''}
              onClick={onTest}
            >
              {t('mailbox.test')}
            </Button>
            <Button
              variant="subtle"
              c="var(--k-bad)"
              leftSection={<IconTrash {...SMALL_ICON} />}
              disabled={isDisabled}
              onClick={onRemove}
            >
              {t('mailbox.remove')}
            </Button>
          </div>
        </div>
      </Collapse>
    </li>
  )
}

/** A known provider needs a password and nothing else; the rest can be looked at. */
function MailboxInputs(props: MailboxInputsProps) {
  const { mailbox, onChange } = props
  const t = useMessages(mailMessages)
  const provider = providerOf(mailbox)
  const [isFurther, { toggle }] = useDisclosure()
  const [isOther, setOther] = useState(mailbox.host !== '' && !provider)
  return (
    <>
      <FieldLines {...props} lines={SENDER} />
      <div className={classes.line}>
        <Select
          label={t('provider.label')}
          description={provider && t(`provider.hints.${provider.hint}`)}
          placeholder={t('provider.choose')}
          data={[
            ...PROVIDERS.map(({ id, name }) => ({ value: id, label: name })),
            { value: OTHER, label: t('provider.other') },
          ]}
          value={provider?.id ?? (isOther ? OTHER : null)}
          onChange={(id) => {
            setOther(id === OTHER)
            onChange(withChosen(mailbox, id))
          }}
        />
        {provider && <OneField {...props} name="password" />}
      </div>
      {provider ? (
        <>
          <div>
            <Button variant="subtle" size="compact-sm" aria-expanded={isFurther} onClick={toggle}>
              {t(isFurther ? 'provider.less' : 'provider.more')}
            </Button>
          </div>
          {isFurther && <FieldLines {...props} lines={FURTHER} />}
        </>
      ) : (
        <FieldLines {...props} lines={[...SERVER, ['user', 'password'], ['reply_to']]} />
      )}
    </>
  )
}

const OTHER = 'other'

function withChosen(mailbox: Mailbox, id: string | null): Mailbox {
  const chosen = PROVIDERS.find((provider) => provider.id === id)
  return chosen ? withProvider(mailbox, chosen) : { ...mailbox, host: '' }
}
