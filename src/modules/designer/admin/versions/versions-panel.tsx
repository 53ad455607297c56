import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { MoreButton } from '#kernel/admin/more-button.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { PublishedVersion } from '#kernel/contract/publishing.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { listVersions, readVersion } from '#modules/pages/contract-drafts.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { restoreBlock } from '../../model/commands/restore-block.ts'
import { words } from '../../model/commands/step-words.ts'
import panelClasses from '../panels/panels.module.css'
import { useDesigner, usePageRoom, useRoom } from '../room/room-context.tsx'
import { versionMessages } from './messages.ts'

/** Every publishing; one press brings its blocks back onto the canvas, and one step takes them off. */
export function VersionsPanel() {
  const t = useMessages(versionMessages)
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
      <MoreButton query={found} size="xs">
        {t('more')}
      </MoreButton>
      {dialog}
    </div>
  )
}

function useVersions() {
  const { page, lang } = usePageRoom()
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
  const t = useMessages(versionMessages)
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

/**
 * Brings back the blocks of a version, or one of them, as one step on the canvas. It is saved like any other step, so
 * locks and conflicts hold for it too; where it takes back what someone else saved, that is asked.
 */
function useRestoring() {
  const t = useMessages(versionMessages)
  const { user } = useSession()
  const { designer, page, lang, tools, shared, saver } = usePageRoom()
  const { confirm, dialog } = useConfirm()
  const { attempt, isBusy } = useAttempt()
  const blocksOf = async (number: number) => {
    const params = { id: page._id, number }
    const { blocks } = await call(readVersion, { params, query: { lang } })
    return readBlocks(tools.types, blocks)
  }
  const restore = async (number: number) => {
    const other = shared.unpublishedBy(user.id)
    const question = {
      title: t('askTitle', { number }),
      text: t('askText', { name: other ?? '' }),
      yes: t('restore'),
    }
    if (other !== undefined && !(await confirm(question))) return
    await attempt(async () => {
      if (!designer.bring(await blocksOf(number), words('restored', { number }))) return
      saver.pass()
      const action = { label: t('undo'), onSelect: designer.undo }
      notify({ content: t('restored', { number }), action })
    })
  }
  const restoreOne = (number: number, key: string) =>
    attempt(async () => {
      const blocks = await blocksOf(number)
      const command = restoreBlock(designer.ground(), key, { number, blocks })
      if (typeof command === 'object') designer.run(command)
      else notify({ type: 'notification', content: t(command, { number }) })
    })
  return {
    restore: (number: number) => void restore(number),
    restoreOne: (number: number, key: string) => void restoreOne(number, key),
    isBusy,
    dialog,
  }
}
