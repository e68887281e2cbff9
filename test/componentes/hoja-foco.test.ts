import { render } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { expect, it } from 'vitest'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { documento } from './soporte/lugar.ts'
import type { ReactElement } from 'react'

const pagina = (conHoja: boolean): ReactElement =>
  createElement(
    Fragment,
    null,
    createElement('input', { 'aria-label': 'Buscar' }),
    createElement('a', { href: '#acto' }, 'Acto'),
    conHoja && createElement(SideSheet, { title: 'Acto', onClose: () => undefined, children: 'Antes y después' }),
  )

/** A page whose sheet was opened from its link. */
async function conHoja(): Promise<(conHoja: boolean) => void> {
  const { rerender } = render(pagina(false))
  ;(await documento().getByRole('link', { name: 'Acto' }).element()).focus()
  rerender(pagina(true))
  await documento().getByRole('heading', { name: 'Acto' }).hasFocus()
  return (conHoja) => rerender(pagina(conHoja))
}

it('a sheet that closes gives the focus back to what opened it', async () => {
  const rerender = await conHoja()
  rerender(false)
  expect(document.activeElement?.textContent).toBe('Acto')
})

it('a sheet that closes takes no focus from a field of the list in which somebody writes by then', async () => {
  const rerender = await conHoja()
  const buscar = await documento().getByLabel('Buscar').element()
  buscar.focus()
  rerender(false)
  expect(document.activeElement).toBe(buscar)
})
