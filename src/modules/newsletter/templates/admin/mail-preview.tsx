import { Chip, Group, SegmentedControl, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { MAX_BYTES, previewTemplate } from '../template.calls.ts'
import classes from './mail.module.css'
import { MailFrame } from './mail-frame.tsx'
import { ReaderSelect } from './reader-select.tsx'

type Mail = { lang: Lang; subject: string; preheader: string; modules: Block[] }
type View = 'desktop' | 'phone' | 'text'

const VIEWS: readonly View[] = ['desktop', 'phone', 'text']
/** Nobody types faster than this. */
const PAUSE_MS = 300

/** The mail as it arrives, drawn anew whenever something changes. */
export function MailPreview({ mail }: { mail: Mail }) {
  const t = useMessages(adminMessages)
  const [view, setView] = useState<View>('desktop')
  const [isDark, setDark] = useState(false)
  const [isPlain, setPlain] = useState(false)
  const [isNameless, setNameless] = useState(false)
  const [reader, setReader] = useState<string | null>(null)
  // The same as long as nothing changes: each new one is waited for, and drawn again.
  const body = useMemo(
    () => ({
      ...mail,
      scheme: isDark ? ('dark' as const) : ('auto' as const),
      as: isNameless ? ('nameless' as const) : ('named' as const),
      ...(reader && { subscriber: reader }),
    }),
    [mail, isDark, isNameless, reader],
  )
  const drawn = useDrawnMail(body)
  const shown = drawn.data
  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <SegmentedControl
        fullWidth
        aria-label={t('preview.view')}
        value={view}
        onChange={setView}
        data={VIEWS.map((value) => ({ value, label: t(`preview.${value}`) }))}
      />
      <Group gap="xs">
        <Chip size="sm" checked={isDark} onChange={setDark}>
          {t('preview.dark')}
        </Chip>
        <Chip size="sm" checked={isPlain} onChange={setPlain}>
          {t('preview.plain')}
        </Chip>
        {!reader && (
          <Chip size="sm" checked={isNameless} onChange={setNameless}>
            {t('preview.nameless')}
          </Chip>
        )}
      </Group>
      <ReaderSelect value={reader} onChange={setReader} />
      {drawn.isError && <Text c="red">{t('preview.failed')}</Text>}
      {shown && (
        <>
          <p className={classes.subject}>
            <strong>{shown.subject || t('preview.noSubject')}</strong> {shown.preheader}
          </p>
          {view === 'text' ? (
            <pre className={classes.plain}>{shown.text}</pre>
          ) : (
            <MailFrame
              html={shown.html}
              title={t('preview.frame')}
              isNarrow={view === 'phone'}
              hasPictures={!isPlain}
            />
          )}
          <SizeLine bytes={shown.bytes} />
        </>
      )}
    </section>
  )
}

function useDrawnMail(body: Parameters<typeof drawMail>[0]) {
  const [settled] = useDebouncedValue(body, PAUSE_MS)
  return useQuery({
    queryKey: ['newsletter-preview', settled],
    queryFn: () => drawMail(settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

type Drawing = { scheme: 'auto' | 'dark'; as: 'named' | 'nameless'; subscriber?: string }

function drawMail(body: Mail & Drawing) {
  return newsletterCall(previewTemplate, { body })
}

function SizeLine({ bytes }: { bytes: number }) {
  const t = useMessages(adminMessages)
  const values = { size: Math.ceil(bytes / 1000), most: MAX_BYTES / 1000 }
  const isLarge = bytes > MAX_BYTES
  return (
    <Text size="sm" c={isLarge ? 'red' : 'dimmed'}>
      {t(isLarge ? 'preview.large' : 'preview.size', values)}
    </Text>
  )
}
