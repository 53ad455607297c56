import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import type { Page } from '../../contract-page.ts'
import { listVersions, type PageVersion, restoreVersion } from '../../contract-versions.ts'
import classes from '../edit/edit.module.css'
import type { DraftEditing } from '../edit/use-draft.ts'
import { PAGES } from '../page-keys.ts'
import { editTexts } from '../texts.ts'
import { CompareModal } from './compare-modal.tsx'

type Props = {
  page: Page
  lang: 'de' | 'en'
  editing: DraftEditing
  isReadOnly: boolean
  renew(): void
}

/** Every publishing: look at it beside the draft, take it back, whole or one block. */
export function VersionsTab({ page, lang, editing, isReadOnly, renew }: Props) {
  const t = useTexts(editTexts)
  const { confirm, dialog } = useConfirm()
  const { attempt } = useAttempt()
  const [compared, setCompared] = useState<number>()
  const { found, items } = useVersions(page._id, lang)
  const restore = async (number: number, block?: string) => {
    const question = {
      title: t('versions.restoreTitle', { number }),
      text: t('versions.restoreText'),
      yes: t('versions.restore'),
    }
    if (!block && !(await confirm(question))) return
    if (!(await editing.store.flush())) return
    const { revision } = editing.store.get()
    const params = { id: page._id, number }
    const done = block ? t('versions.blockRestored') : t('versions.restored', { number })
    const work = () => call(restoreVersion, { params, body: { lang, revision, block } })
    if (await attempt(work, done)) renew()
  }
  return (
    <CardSection title={t('versions.title')} description={t('versions.text')}>
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
            {found.hasNextPage && (
              <Button variant="default" onClick={() => void found.fetchNextPage()}>
                {t('versions.more')}
              </Button>
            )}
          </>
        )}
      </SectionQuery>
      <CompareModal
        id={page._id}
        lang={lang}
        number={compared}
        revision={editing.revision}
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

function useVersions(id: string, lang: 'de' | 'en') {
  const found = useInfiniteQuery({
    queryKey: [...PAGES, 'versions', id, lang],
    queryFn: ({ pageParam }) =>
      call(listVersions, { params: { id }, query: { lang, page: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, { items }) => sum + items.length, 0)
      return shown < last.numItems ? all.length : undefined
    },
  })
  return { found, items: (found.data?.pages ?? []).flatMap(({ items }) => items) }
}

type LineProps = {
  version: PageVersion
  onCompare(): void
  onRestore: (() => void) | undefined
}

function VersionLine({ version, onCompare, onRestore }: LineProps) {
  const t = useTexts(editTexts)
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
