import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../texts.ts'
import classes from './secret-text.module.css'

/** Something to be copied exactly, with a button that does it. */
export function SecretText({ value, label }: { value: string; label: string }) {
  return (
    <div className={classes.secret}>
      <output className={classes.value} aria-label={label}>
        {value}
      </output>
      <Copy value={value} />
    </div>
  )
}

export function Copy({ value }: { value: string }) {
  const t = useTexts(adminTexts)
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck {...SMALL_ICON} /> : <IconCopy {...SMALL_ICON} />}
          onClick={copy}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
      )}
    </CopyButton>
  )
}
