import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { useOverLock } from '#kernel/admin/edit/lock/use-over-lock.ts'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import type { PublishedVersion } from '#kernel/contract/publishing.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import classes from '../edit/edit.module.css'
import { editMessages } from '../messages.ts'
import { CompareModal } from './compare-modal.tsx'
import type { VersionsSource } from './versions-source.ts'

export type VersionsPanelProps = {
  source: VersionsSource
  isReadOnly: boolean
  onRestored(): void
  /** Says whose versions these are, where there is more than one list. */
  title?: string
}

/** Every publishing: look at it beside the draft, take it back, whole or one block. */
export function VersionsPanel({ source, isReadOnly, onRestored, title }: VersionsPanelProps) {
  const t = useMessages(editMessages)
  const { confirm, dialog } = useConfirm()
  const { attempt } = useAttempt()
  const overLock = useOverLock(confirm)
  const [compared, setCompared] = useState<number>()
  const { found, items } = useVersions(source)
  const restore = async (number: number, block?: string) => {
    const question = {
      title: t('versions.restoreTitle', { number }),
      text: t('versions.restoreText'),
      yes: t('versions.restore'),
    }
    if (!block && !(await confirm(question))) return
    const done = block ? t('versions.blockRestored') : t('versions.restored', { number })
    if (await attempt(() => overLock(() => source.restore(number, block)), done)) onRestored()
  }
  return (
    <CardSection title={title ?? t('versions.title')} description={t('versions.text')}>
      <SectionQuery query={{ ...found, data: found.data && items }}>
        {(versions) => (
          <>
            {versions.length === 0 && <Text c="dimmed">{t('versions.empty')}</Text>}
            <ul className={classes.lines}>
              {versions.map((version) => (
                <VersionLine
                  key={version.number}
                  version={version}
                  onCompare={() => setCompared(version.number)}
                  onRestore={isReadOnly ? undefined : () => void restore(version.number)}
                />
              ))}
            </ul>
            <MoreButton query={found}>{t('versions.more')}</MoreButton>
          </>
        )}
      </SectionQuery>
      <CompareModal
        source={source}
        number={compared}
        onClose={() => setCompared(undefined)}
        onRestoreBlock={
          isReadOnly || compared === undefined
            ? undefined
            : (block) => void restore(compared, block)
        }
      />
      {dialog}
    </CardSection>
  )
}

function useVersions(source: VersionsSource) {
  const found = useInfiniteQuery({
    queryKey: [...source.key, 'versions'],
    queryFn: ({ pageParam }) => source.list(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, { items }) => sum + items.length, 0)
      return shown < last.numItems ? all.length : undefined
    },
  })
  return { found, items: (found.data?.pages ?? []).flatMap(({ items }) => items) }
}

type LineProps = {
  version: PublishedVersion
  onCompare(): void
  onRestore: (() => void) | undefined
}

function VersionLine({ version, onCompare, onRestore }: LineProps) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const { number, title, note, published_at, published_by, isLive } = version
  const moment = formatMoment(published_at, lang)
  return (
    <li className={classes.line}>
      <span className={classes.grow}>
        <strong>{t('versions.number', { number })}</strong> {title}{' '}
        {isLive && <StatusBadge label={t('versions.live')} tone="good" />}
        <Text size="sm" c="dimmed">
          {t('versions.by', { moment, name: published_by.name })}
        </Text>
        {note && <Text size="sm">{note}</Text>}
      </span>
      <Button variant="default" onClick={onCompare}>
        {t('versions.compare')}
      </Button>
      {onRestore && (
        <Button variant="default" onClick={onRestore}>
          {t('versions.restore')}
        </Button>
      )}
    </li>
  )
}
