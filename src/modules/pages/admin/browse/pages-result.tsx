import { IconPlus, IconSearchOff } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import type { Page } from '../../contract-page.ts'
import { browseTexts } from '../texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { PageActions } from './page-actions.ts'
import { PageTree } from './page-tree.tsx'
import { type Ask, isNarrowed } from './read-pages.ts'
import { TrashList } from './trash-list.tsx'
import { useChosen } from './use-chosen.ts'
import { useTreeMoves } from './use-tree-moves.ts'

type Props = {
  ask: Ask
  pages: readonly Page[]
  actions: PageActions
  onCreate: (() => void) | undefined
  onReset(): void
  onRemove(pages: readonly Page[]): void
}

/** What was found: the tree, a flat list, the trash, or why there is nothing. */
export function PagesResult({ ask, pages, actions, onCreate, onReset, onRemove }: Props) {
  const t = useTexts(browseTexts)
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
