import { expect, test } from 'vitest'
import {
  choiceFilter,
  choicesFilter,
  daysFilter,
  referenceFilter,
  tagsFilter,
  yesNoFilter,
} from '../../fields/filter.ts'
import {
  isNarrowed,
  isTrash,
  nextSort,
  readBrowseState,
  viewQuery,
  withFilter,
  withoutFilters,
  writeBrowseState,
} from './url-state.ts'

const source = { find: async () => [], read: async (id: string) => ({ value: id, label: id }) }
const shape = {
  sort: '-updated',
  filters: {
    state: choicesFilter(['open', 'paid']),
    tags: tagsFilter(),
    done: yesNoFilter(),
    due: daysFilter(),
    owner: referenceFilter(source),
  },
}
const read = (address: string) => readBrowseState(new URLSearchParams(address), shape)
const write = (address: string) => writeBrowseState(read(address), shape).toString()

test('an empty address is the first page in the usual order', () => {
  expect(read('')).toEqual({
    search: '',
    sort: '-updated',
    filters: {},
    page: 0,
    view: undefined,
    layout: undefined,
  })
})

test('everything in the address is read and written back the same', () => {
  const address =
    'view=v1&state=open&state=paid&tags=a+b&done=false&due=2026-11-01..&owner=u1&q=h%26m&sort=title&layout=board&page=3'
  expect(read(address)).toEqual({
    search: 'h&m',
    sort: 'title',
    filters: {
      state: ['open', 'paid'],
      tags: ['a b'],
      done: false,
      due: { from: '2026-11-01' },
      owner: 'u1',
    },
    page: 2,
    view: 'v1',
    layout: 'board',
  })
  expect(write(address)).toBe(address)
})

test('words without meaning are passed over', () => {
  expect(read('state=gone&done=maybe&due=soon&owner=&page=-4').filters).toEqual({})
  expect(read('page=1e99').page).toBe(0)
  expect(write('state=gone&utm_source=mail&page=1&sort=-updated')).toBe('')
})

test('a saved view keeps conditions but no page and no view', () => {
  expect(viewQuery(read('view=v1&page=4&q=x&state=open'), shape)).toBe('state=open&q=x')
})

test('a new filter starts at the first page and undefined takes it away', () => {
  const narrowed = withFilter(read('page=5'), 'state', ['open'])
  expect(narrowed).toMatchObject({ page: 0, filters: { state: ['open'] } })
  expect(withFilter(narrowed, 'state', undefined).filters).toEqual({})
})

test('search and filters narrow the list, order and layout do not', () => {
  expect(isNarrowed(read('q=x'))).toBe(true)
  expect(isNarrowed(read('done=true'))).toBe(true)
  expect(isNarrowed(read('sort=title&layout=board&page=2'))).toBe(false)
})

test('a column goes from ascending to descending to the usual order', () => {
  expect(nextSort('-updated', 'title', '-updated')).toBe('title')
  expect(nextSort('title', 'title', '-updated')).toBe('-title')
  expect(nextSort('-title', 'title', '-updated')).toBe('-updated')
})

test('the column of the usual order turns around instead of standing still', () => {
  expect(nextSort('-updated', 'updated', '-updated')).toBe('updated')
  expect(nextSort('updated', 'updated', '-updated')).toBe('-updated')
})

test('the trash is another list, not a narrower one, and stays when conditions go', () => {
  const withTrash = { ...shape, filters: { ...shape.filters, trash: choiceFilter(['only']) } }
  const trash = readBrowseState(new URLSearchParams('trash=only&state=open&page=2'), withTrash)
  expect([isTrash(trash), isNarrowed(trash)]).toEqual([true, true])
  const all = withoutFilters(trash)
  expect([isTrash(all), isNarrowed(all)]).toEqual([true, false])
  expect(writeBrowseState(all, withTrash).toString()).toBe('trash=only')
  expect(isTrash(read(''))).toBe(false)
})
