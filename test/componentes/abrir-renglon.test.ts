import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { documento } from './soporte/lugar.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'

const COLUMNAS: readonly Column<{ id: number }>[] = [
  { key: 'elige', header: 'Elegir', kind: 'select', cell: () => createElement('input', { type: 'checkbox' }) },
  { key: 'folio', header: 'Folio', cell: ({ id }) => createElement('a', { href: `#${id}` }, `F-${id}`) },
  { key: 'nota', header: 'Nota', cell: () => 'Una nota' },
  { key: 'acciones', header: 'Acciones', hideHeader: true, cell: () => 'Sin acciones' },
]

it('a click in a row opens its link, except around its checkbox and its actions', async () => {
  const abierto = vi.fn()
  document.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) abierto(event.target.textContent)
  })
  render(
    createElement(DataTable<{ id: number }>, {
      caption: 'Folios',
      columns: COLUMNAS,
      rows: [{ id: 7 }],
      rowKey: ({ id }) => id,
    }),
  )
  await documento().locator('td.select-cell').click()
  await documento().getByText('Sin acciones').click()
  expect(abierto).not.toHaveBeenCalled()
  await documento().getByText('Una nota').click()
  expect(abierto).toHaveBeenCalledExactlyOnceWith('F-7')
})
