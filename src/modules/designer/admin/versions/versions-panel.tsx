import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { PublishedVersion } from '#kernel/contract/publishing.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { listVersions } from '#modules/pages/contract-drafts.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import panelClasses from '../panels/panels.module.css'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { versionTexts } from './texts.ts'
import { useRestoring } from './use-restoring.tsx'

/** Every publishing; one press brings its blocks back onto the canvas, and one step takes them off. */
export function VersionsPanel() {
  const t = useTexts(versionTexts)
  const { view } = useRoom()
  const { found, items } = useVersions()
  const { dialog, ...restoring } = useRestoring()
  return (
    <div className={panelClasses.scroll}>
      <div className={panelClasses.head}>
        <h2 className={`${panelClasses.title} ${panelClasses.headWords}`}>{t('title')}</h2>
        <ActionIcon
          variant="subtle"
          aria-label={t('close')}
          onClick={() => view.setState({ right: 'settings' })}
        >
          <IconX {...SMALL_ICON} />
        </ActionIcon>
      </div>
      <p className={panelClasses.quiet}>{t('text')}</p>
      <SectionQuery query={{ ...found, data: found.data && items }}>
        {(versions) => (
          <ul className={panelClasses.findings}>
            {versions.map((version) => (
              <li key={version.number}>
                <Line version={version} restoring={restoring} />
              </li>
            ))}
            {versions.length === 0 && <li>{t('empty')}</li>}
          </ul>
        )}
      </SectionQuery>
      {found.hasNextPage && (
        <Button variant="default" size="xs" onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {dialog}
    </div>
  )
}

function useVersions() {
  const { page, lang } = useRoom()
  const found = useInfiniteQuery({
    queryKey: ['pages', 'versions', page._id, lang, 'designer'],
    queryFn: ({ pageParam }) =>
      call(listVersions, { params: { id: page._id }, query: { lang, page: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const shown = all.reduce((sum, { items }) => sum + items.length, 0)
      return shown < last.numItems ? all.length : undefined
    },
    staleTime: 0,
  })
  return { found, items: (found.data?.pages ?? []).flatMap(({ items }) => items) }
}

type LineProps = {
  version: PublishedVersion
  restoring: Pick<ReturnType<typeof useRestoring>, 'restore' | 'restoreOne' | 'isBusy'>
}

function Line({ version, restoring }: LineProps) {
  const t = useTexts(versionTexts)
  const { lang } = useSession().user
  const { number, note, published_at, published_by, isLive } = version
  const name = t('number', { number })
  const only = useDesigner(({ selection }) => (selection.length === 1 ? selection[0] : undefined))
  const shared = { size: 'compact-sm', variant: 'default', disabled: restoring.isBusy } as const
  return (
    <div className={panelClasses.finding}>
      <span className={panelClasses.findingHead}>
        <strong>{name}</strong>
        {isLive && <StatusBadge label={t('live')} tone="good" />}
      </span>
      <span className={panelClasses.quiet}>
        {formatMoment(published_at, lang)}, {published_by.name}
      </span>
      {note && <span>{note}</span>}
      <span className={panelClasses.findingHead}>
        <Button
          {...shared}
          aria-label={t('restoreOne', { name })}
          onClick={() => restoring.restore(number)}
        >
          {t('restore')}
        </Button>
        {only !== undefined && (
          <Button
            {...shared}
            aria-label={t('blockOne', { name })}
            onClick={() => restoring.restoreOne(number, only)}
          >
            {t('block')}
          </Button>
        )}
      </span>
    </div>
  )
}
