/**
 * An address in the admin centre; where that stands is part of the public configuration in the page.
 * @example adminAddress('pages/edit/1') // '/admincenter/pages/edit/1'
 */
export function adminAddress(path = ''): string {
  const text = document.getElementById('kontor-config')?.textContent ?? '{}'
  const config: { 'components.admincenter'?: { url?: string } } = JSON.parse(text)
  const home = `/${config['components.admincenter']?.url ?? 'admincenter'}`
  return path ? `${home}/${path}` : home
}
