import { Paper, Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import {
  ITEM_LIST_BREAKPOINTS,
  ITEM_LIST_COLUMNS,
  ITEM_LIST_INITIAL_ITEMS,
  ITEM_LIST_RESIZE_DEBOUNCE,
} from '#ui/item-list/columns.ts'
import { ItemList } from '#ui/item-list/item-list.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

const ITEMS = Array.from({ length: 12 }, (_, index) => String(index + 1))

export function ItemListPiece() {
  const t = useMessages(messages)
  return (
    <Piece
      name="item-list"
      title={t('pieces.itemList')}
      text={t('pieces.itemListText')}
      constants={[
        [t('names.columns'), ITEM_LIST_COLUMNS],
        [t('names.initial'), ITEM_LIST_INITIAL_ITEMS],
        [t('names.breakpoints'), ITEM_LIST_BREAKPOINTS.map(({ upTo }) => upTo).join(' / ')],
        [t('names.debounce'), `${ITEM_LIST_RESIZE_DEBOUNCE} ms`],
      ]}
    >
      <ItemList
        label={t('pieces.itemList')}
        items={ITEMS}
        itemKey={(number) => number}
        renderItem={(number) => (
          <Paper withBorder p="md">
            <Text fw={550}>{t('sample.item', { number })}</Text>
            <Text c="dimmed">{t('sample.itemText')}</Text>
          </Paper>
        )}
      />
    </Piece>
  )
}
