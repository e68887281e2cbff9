import { render } from '@testing-library/react'
import { createElement, useState } from 'react'
import { expect, it } from 'vitest'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { documento, pulsarTecla } from './soporte/lugar.ts'
import type { ReactElement } from 'react'

const CATEGORIAS = ['80A', '85A', '90C'].map((value) => ({ value, label: value }))

function Campo(): ReactElement {
  const [value, setValue] = useState('85A')
  return createElement(Combobox, { options: CATEGORIAS, value, onChange: setValue, label: 'Categoría' })
}
const campo = () => documento().getByRole('combobox', { name: 'Categoría' })

it.each([
  ['with Tab', () => pulsarTecla('Tab')],
  ['with a click', () => campo().click()],
])('a combobox focused %s is written over', async (_, focus) => {
  render(createElement(Campo))
  expect(await campo().inputValue()).toBe('85A')
  await focus()
  await campo().hasFocus()
  for (const key of ['8', '0']) await pulsarTecla(key)
  expect(await campo().inputValue()).toBe('80')
  await pulsarTecla('Enter')
  expect(await campo().inputValue()).toBe('80A')
})
