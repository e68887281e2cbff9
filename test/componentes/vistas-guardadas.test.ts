import { it } from 'vitest'
import { abrir } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'

it('a view without a name sends the keyboard to its field, and one that was saved is told', async () => {
  abrir('/panel/afiliados', { '/api/panel/afiliados': { rows: [] }, '/api/preferencias': { body: {} } }, 'calla')
  await documento().getByRole('button', { name: 'Vistas guardadas' }).first().click()
  await documento().getByRole('menuitem', { name: 'Guardar esta vista…' }).click()
  const dialog = documento().getByRole('dialog', { name: 'Guardar esta vista' })
  await dialog.getByRole('button', { name: 'Guardar vista' }).click()
  await dialog.getByText('Escribe un nombre para la vista').waitFor()
  const nombre = dialog.getByLabel('Nombre')
  await nombre.hasFocus()
  await nombre.fill('Con licencia')
  await dialog.getByRole('button', { name: 'Guardar vista' }).click()
  await documento().getByText('La vista «Con licencia» está en Vistas guardadas.').waitFor()
})
