import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Collection, Item } from '../collection/collection.ts'
import { useSession, useTexts } from '../session.tsx'
import classes from './edit-item.module.css'
import { editTexts } from './messages.ts'

const FORM = 'form'

type Props = {
  collection: Collection
  item: Item
  reload(): Promise<void>
  /** The form; it stays while another tab is open, so that nothing typed is lost. */
  children: ReactNode
}

/** The form and the collection's further tabs; which one is open stands in the address. */
export function ItemTabs({ collection, item, reload, children }: Props) {
  const t = useTexts(editTexts)
  const { lang } = useSession().user
  const [search, setSearch] = useSearchParams()
  const tabs = Object.entries(collection.tabs ?? {})
  if (tabs.length === 0) return children
  const words = collection.words[lang].tabs
  const asked = search.get('tab') ?? FORM
  const open = tabs.some(([name]) => name === asked) ? asked : FORM
  const choose = (tab: string | null) =>
    setSearch(tab && tab !== FORM ? { tab } : {}, { replace: true, preventScrollReset: true })
  return (
    <Tabs value={open} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={t('head.tabs')} className={classes.tabs}>
        <Tabs.Tab value={FORM}>{t('head.form')}</Tabs.Tab>
        {tabs.map(([name]) => (
          <Tabs.Tab key={name} value={name}>
            {words?.[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={FORM} keepMounted>
        {children}
      </Tabs.Panel>
      {tabs.map(([name, Tab]) => (
        <Tabs.Panel key={name} value={name}>
          <Tab item={item} reload={reload} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
