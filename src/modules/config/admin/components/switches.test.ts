import { expect, test } from 'vitest'
import type { Component } from '../../contract.ts'
import { dependents, isOn, withSwitch } from './switches.ts'

const orders = component('shop-orders', ['shop-catalog'])
const catalog = component('shop-catalog', ['files'])
const files = component('files', [])
const all = [orders, catalog, files]

test('a module nobody switched is on, an essential one always', () => {
  expect(isOn(files, {})).toBe(true)
  expect(isOn(files, { files: false })).toBe(false)
  expect(isOn({ ...files, is_essential: true }, { files: false })).toBe(true)
})

test('switching on brings along what is needed, however far', () => {
  const off = { 'shop-orders': false, 'shop-catalog': false, files: false }
  expect(withSwitch(all, off, { name: 'shop-orders', on: true })).toEqual({
    'shop-orders': true,
    'shop-catalog': true,
    files: true,
  })
})

test('switching off touches nothing else', () => {
  expect(withSwitch(all, {}, { name: 'shop-orders', on: false })).toEqual({ 'shop-orders': false })
})

test('a module is needed by those that are on', () => {
  expect(dependents(all, {}, 'shop-catalog')).toEqual([orders])
  expect(dependents(all, { 'shop-orders': false }, 'shop-catalog')).toEqual([])
})

function component(name: string, needs: string[]): Component {
  const label = { de: name, en: name }
  return { name, label, text: null, is_essential: false, is_enabled: true, needs }
}
