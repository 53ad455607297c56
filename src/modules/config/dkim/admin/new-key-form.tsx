import { Button, Select, TextInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import classes from './dkim-card.module.css'
import { dkimMessages } from './messages.ts'

const ALGORITHMS = ['rsa', 'ed25519'] as const
type Algorithm = (typeof ALGORITHMS)[number]

type Props = {
  suggested: string
  hasKeys: boolean
  isBusy: boolean
  onMake(wanted: { domain: string; algorithm: Algorithm }): void
}

/** A key for a domain: the first one, or the next in its place. */
export function NewKeyForm({ suggested, hasKeys, isBusy, onMake }: Props) {
  const t = useMessages(dkimMessages)
  const [typed, setTyped] = useState<string>()
  const [algorithm, setAlgorithm] = useState<Algorithm>('rsa')
  const domain = typed ?? suggested
  const make = () => {
    if (domain.trim() === '' || isBusy) return
    onMake({ domain, algorithm })
    setTyped(undefined)
  }
  // Enter belongs to this field and not to the form of the mailboxes around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    make()
  }
  return (
    <div className={classes.form}>
      <TextInput
        label={t('form.domain')}
        description={t(hasKeys ? 'form.rotate' : 'form.domainHint')}
        value={domain}
        maxLength={253}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Select
        label={t('form.algorithm')}
        description={t('form.algorithmHint')}
        data={ALGORITHMS.map((value) => ({ value, label: t(`form.${value}`) }))}
        value={algorithm}
        allowDeselect={false}
        onChange={(value) => setAlgorithm(value === 'ed25519' ? 'ed25519' : 'rsa')}
      />
      <div>
        <Button
          variant="default"
          leftSection={<IconKey {...SMALL_ICON} />}
          loading={isBusy}
          disabled={domain.trim() === ''}
          onClick={make}
        >
          {t('form.make')}
        </Button>
      </div>
    </div>
  )
}
