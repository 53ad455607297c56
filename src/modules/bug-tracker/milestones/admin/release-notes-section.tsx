import { Button, Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { progressTexts } from '../../admin/texts.ts'
import type { Milestone } from '../milestone.ts'
import { type ReleaseNotes, readReleaseNotes } from '../progress.calls.ts'

const FORMATS = ['markdown', 'plain'] as const

/** What was done, as a text to copy; its introduction is a field of the milestone. */
export function ReleaseNotesSection({ item }: ItemProps<Milestone>) {
  const t = useTexts(progressTexts)
  const notes = useQuery({
    queryKey: ['collection', 'bugs', 'release-notes', item._id, item.version],
    queryFn: () => call(readReleaseNotes, { params: { id: item._id } }),
  })
  return (
    <SectionQuery query={notes} failed={t('release.failed')} lines={4}>
      {(data) =>
        data.numItems === 0 ? (
          <Text c="dimmed">{t('release.empty')}</Text>
        ) : (
          <NotesText notes={data} />
        )
      }
    </SectionQuery>
  )
}

function NotesText({ notes }: { notes: ReleaseNotes }) {
  const t = useTexts(progressTexts)
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('markdown')
  const box = useRef<HTMLTextAreaElement>(null)
  const { numItems: count, isCut } = notes
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(notes[format])
      notify({ content: t('release.copied') })
    } catch {
      // Without https or permission a browser lets only the person copy.
      box.current?.select()
      notify({ type: 'warning', content: t('release.copyByHand') })
    }
  }
  return (
    <>
      <Text>
        {t('release.count', { count })} {isCut && t('release.cut', { count })}
      </Text>
      <Textarea
        ref={box}
        readOnly
        autosize
        minRows={4}
        maxRows={14}
        aria-label={t('release.text')}
        value={notes[format]}
      />
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={t('release.format')}
          value={format}
          onChange={setFormat}
          data={FORMATS.map((value) => ({ value, label: t(`release.${value}`) }))}
        />
        <Button
          variant="default"
          leftSection={<IconCopy {...SMALL_ICON} />}
          onClick={() => void copy()}
        >
          {t('release.copy')}
        </Button>
      </Group>
    </>
  )
}
