import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { SearchForm } from '#modules/theme/site/parts.tsx'
import { searchPage } from '../../pages.ts'
import type { search } from './block.ts'

export function SearchBlockView({ lang }: PropsOf<typeof search>) {
  return <SearchForm action={searchPage.path[lang]} lang={lang} />
}
