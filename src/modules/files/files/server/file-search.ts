import { searchIndex } from '#kernel/server/search/search-index.ts'

export const fileSearch = searchIndex({
  documents: 'file_texts',
  owner: 'file_id',
  vocabulary: 'file_words',
})

type Described = { name: string; texts: readonly string[]; tags: readonly string[] }

/** What a file is found by. */
export function searchedText({ name, texts, tags }: Described): string {
  return [name, ...texts, ...tags].join(' ')
}
