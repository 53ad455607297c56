import { Button, CloseButton, Select, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconPlus, IconSearch, IconSearchOff, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { useSearchParams } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import type { Page } from '../../contract-page.ts'
import { PAGE_STATUSES } from '../../contract-values.ts'
import { browseMessages } from '../messages.ts'
import { treeKey } from '../page-keys.ts'
import { useTreeMoves } from '../tree/use-tree-moves.ts'
import { BulkBar } from './bulk-bar.tsx'
import { NewPageDialog } from './new-page/new-page-dialog.tsx'
import type { LoadLayouts } from './new-page/starting-layouts.ts'
import { type PageActions, usePageActions } from './page-actions.ts'
import { PageTree } from './page-tree.tsx'
import classes from './pages-screen.module.css'
import { type Ask, askOf, isNarrowed, readPages } from './read-pages.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { TrashList } from './trash-list.tsx'
import { useChosen } from './use-chosen.ts'

type PagesResultProps = {
  ask: Ask
  pages: readonly Page[]
  actions: PageActions
  onCreate: (() => void) | undefined
  onReset(): void
  onRemove(pages: readonly Page[]): void
}

const TYPING_PAUSE = 250

type Props = { ask: Ask; count: number | undefined; onChange(part: Record<string, string>): void }

/** The screen, with what new pages may begin with. */
export function pagesScreen(loadLayouts: LoadLayouts): ComponentType {
  return () => <PagesScreen loadLayouts={loadLayouts} />
}

/** All pages as the tree they are, with search, status, trash and a dialog for a new one. */
function PagesScreen({ loadLayouts }: { loadLayouts: LoadLayouts }) {
  const t = useMessages(browseMessages)
  const can = useCan()
  const [search, setSearch] = useSearchParams()
  const ask = askOf(search)
  const actions = usePageActions()
  const [removing, setRemoving] = useState<readonly Page[]>([])
  const found = useQuery({
    queryKey: treeKey(ask),
    queryFn: () => readPages(ask),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const change = (part: Record<string, string>) =>
    setSearch((now) => merged(now, part), { replace: true })
  const create = () => change({ new: 'page' })
  const mayCreate = can(staff('pages', 'create'))
  return (
    <>
      <AdminPageHead
        title={t(ask.isTrash ? 'trash' : 'title')}
        primary={
          mayCreate && !ask.isTrash
            ? { label: t('create'), icon: <IconPlus {...SMALL_ICON} />, onSelect: create }
            : undefined
        }
      >
        <Button
          variant="default"
          leftSection={ask.isTrash ? undefined : <IconTrash {...SMALL_ICON} />}
          onClick={() => setSearch(ask.isTrash ? {} : { trash: 'only' })}
        >
          {t(ask.isTrash ? 'backToTree' : 'trash')}
        </Button>
      </AdminPageHead>
      <div className={classes.card}>
        <PagesToolbar ask={ask} count={found.data?.pages.length} onChange={change} />
        {found.data?.isCut && <Text p="md">{t('list.cut')}</Text>}
        {found.data && (
          <PagesResult
            ask={ask}
            pages={found.data.pages}
            actions={actions}
            onCreate={mayCreate ? create : undefined}
            onReset={() => setSearch({})}
            onRemove={setRemoving}
          />
        )}
        {found.isPending && <LoadingState label={t('list.loading')} count={6} />}
        {found.isError && !found.data && (
          <ListFailure error={found.error} onRetry={() => void found.refetch()} />
        )}
      </div>
      <NewPageDialog
        isOpen={search.get('new') === 'page' && mayCreate}
        parent={search.get('parent')}
        pages={found.data?.pages ?? []}
        loadLayouts={loadLayouts}
        onClose={() => change({ new: '', parent: '' })}
        onMade={actions.reload}
      />
      <RemoveDialog pages={removing} onClose={() => setRemoving([])} onRemoved={actions.reload} />
    </>
  )
}

function merged(now: URLSearchParams, part: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(part)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** Search and status; both stand in the address of the screen. */
function PagesToolbar({ ask, count, onChange }: Props) {
  const t = useMessages(browseMessages)
  const [typed, setTyped] = useState(ask.search)
  const search = useDebouncedCallback((q: string) => onChange({ q }), TYPING_PAUSE)
  const type = (value: string) => {
    setTyped(value)
    search(value)
  }
  return (
    <div className={classes.tools}>
      <TextInput
        className={classes.search}
        role="searchbox"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => type('')} />
        }
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {!ask.isTrash && (
        <Select
          className={classes.filter}
          aria-label={t('filter.label')}
          placeholder={t('filter.all')}
          data={PAGE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={ask.status ?? null}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all') }}
          onChange={(status) => onChange({ status: status ?? '' })}
        />
      )}
      {count !== undefined && <span className={classes.count}>{t('list.count', { count })}</span>}
    </div>
  )
}

/** What was found: the tree, a flat list, the trash, or why there is nothing. */
function PagesResult({ ask, pages, actions, onCreate, onReset, onRemove }: PagesResultProps) {
  const t = useMessages(browseMessages)
  const moves = useTreeMoves(pages)
  const chosen = useChosen()
  if (ask.isTrash) return <TrashList pages={pages} reload={actions.reload} />
  if (pages.length === 0 && isNarrowed(ask)) {
    return (
      <EmptyState
        icon={<IconSearchOff size={24} stroke={1.5} aria-hidden />}
        title={t('empty.noneTitle')}
        text={t('empty.noneText')}
        secondary={{ label: t('empty.reset'), onSelect: onReset }}
      />
    )
  }
  if (pages.length === 0) {
    const action = onCreate && {
      label: t('create'),
      icon: <IconPlus {...SMALL_ICON} />,
      onSelect: onCreate,
    }
    return <EmptyState title={t('empty.title')} text={t('empty.text')} action={action} />
  }
  return (
    <>
      <PageTree
        moves={moves}
        chosen={chosen}
        actions={actions}
        isFlat={isNarrowed(ask)}
        onRemove={(page) => onRemove([page])}
      />
      <BulkBar
        pages={pages.filter(({ _id }) => chosen.has(_id))}
        actions={actions}
        onRemove={onRemove}
        onClear={chosen.clear}
      />
    </>
  )
}
