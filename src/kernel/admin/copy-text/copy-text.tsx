import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages } from '../session.tsx'
import { messages } from '../shell/messages.ts'
import classes from './copy-text.module.css'

/** Something to be copied exactly, with a button that does it. */
export function CopyText({ value, label }: { value: string; label: string }) {
  return (
    <div className={classes.text}>
      <output className={classes.value} aria-label={label}>
        {value}
      </output>
      <Copy value={value} />
    </div>
  )
}

export function Copy({ value }: { value: string }) {
  const t = useMessages(messages)
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck {...SMALL_ICON} /> : <IconCopy {...SMALL_ICON} />}
          onClick={copy}
        >
          {t(copied ? 'copy.done' : 'copy.copy')}
        </Button>
      )}
    </CopyButton>
  )
}
