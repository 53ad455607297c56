import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { KEY_MASK, type OutboxMail } from '#kernel/contract/mail-outbox.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { mailTexts } from '../messages.ts'
import classes from './outbox-mail.module.css'

/** The mail as text and as designed; the preview may run nothing and fetch nothing. */
export function MailContent({ mail }: { mail: OutboxMail }) {
  const t = useTexts(mailTexts)
  const [look, setLook] = useState('text')
  return (
    <CardSection
      title={t('mail.content')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('mail.content')}
          value={look}
          onChange={setLook}
          data={[
            { value: 'text', label: t('mail.asText') },
            { value: 'html', label: t('mail.asHtml') },
          ]}
        />
      }
    >
      {mail.text.includes(KEY_MASK) && <p className={classes.hint}>{t('mail.masked')}</p>}
      {look === 'html' ? (
        <iframe
          className={classes.preview}
          title={t('mail.preview')}
          sandbox=""
          srcDoc={mail.html}
        />
      ) : (
        <pre className={classes.text}>{mail.text}</pre>
      )}
    </CardSection>
  )
}
