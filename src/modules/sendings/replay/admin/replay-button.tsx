import { Button, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { MailFrame } from '#modules/newsletter/admin/pickers.tsx'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { replayMail } from '../replay.calls.ts'
import classes from './replay.module.css'

const VIEWS = ['desktop', 'phone', 'text'] as const
type View = (typeof VIEWS)[number]

type Props = { sending: string; subscriber: string; email: string }

/** Opens the mail as this recipient got it. */
export function ReplayButton({ sending, subscriber, email }: Props) {
  const t = useMessages(adminMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('replay.openFor', { email })}
        onClick={() => setOpen(true)}
      >
        {t('replay.open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={t('replay.title', { email })}
        closeButtonProps={{ 'aria-label': t('replay.close') }}
      >
        {isOpen && <Replay sending={sending} subscriber={subscriber} />}
      </Modal>
    </>
  )
}

function Replay({ sending, subscriber }: Omit<Props, 'email'>) {
  const t = useMessages(adminMessages)
  const [view, setView] = useState<View>('desktop')
  const query = useQuery({
    queryKey: ['newsletter-sendings', sending, 'replay', subscriber],
    queryFn: () => newsletterCall(replayMail, { params: { id: sending, subscriber } }),
  })
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={t('replay.view')}
        value={view}
        onChange={setView}
        data={VIEWS.map((value) => ({ value, label: t(`replay.${value}`) }))}
      />
      <SectionQuery query={query} lines={8}>
        {({ subject, preheader, html, text }) => (
          <>
            <Text className={classes.subject}>
              <strong>{subject}</strong> {preheader}
            </Text>
            {view === 'text' ? (
              <pre className={classes.plain}>{text}</pre>
            ) : (
              <MailFrame
                html={html}
                title={t('replay.frame')}
                isNarrow={view === 'phone'}
                hasPictures
              />
            )}
          </>
        )}
      </SectionQuery>
    </Stack>
  )
}
