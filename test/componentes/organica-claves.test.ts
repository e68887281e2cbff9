import { expect, it } from 'vitest'
import { abrir, llamadas } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'

const TIPO = { ID: 1, CLAVE: '01', NOMBRE: 'Administración Central', ACTIVO: true, version: 1 }

it('keys that could not be loaded are told, and no first key is offered in their place', async () => {
  abrir('/dashboard?vista=organicaAdscripcion', { '/api/organica': { body: [TIPO] }, '/api/adscripcion': { body: [] } })
  await documento().getByRole('button', { name: 'Agregar', exact: true }).click()
  const nueva = documento().getByRole('dialog', { name: 'Nueva Entidad' })
  await nueva.getByRole('combobox', { name: 'Tipo de Entidad', exact: true }).click()
  await nueva.getByRole('option', { name: 'Administración Central' }).click()
  await nueva.getByText('No se pudieron cargar las claves. Cierra y vuelve a abrir.').waitFor()
  expect(await nueva.getByRole('button', { name: 'Crear Orgánica 1' }).isDisabled()).toBe(true)
})

it('the next key of a unit is offered only once those that stand are known', async () => {
  abrir(
    '/dashboard?vista=organicaAdscripcion',
    { '/api/organica': { body: [TIPO] }, '/api/adscripcion': { body: [] } },
    'calla',
  )
  await documento().getByRole('button', { name: 'Agregar', exact: true }).click()
  const nueva = documento().getByRole('dialog', { name: 'Nueva Entidad' })
  const crear = nueva.getByRole('button', { name: 'Crear Orgánica 1' })
  // It tells that a parent is missing, so that it can be pressed.
  expect(await crear.isEnabled()).toBe(true)
  await nueva.getByRole('combobox', { name: 'Tipo de Entidad', exact: true }).click()
  await nueva.getByRole('option', { name: 'Administración Central' }).click()
  await expect.poll(() => llamadas.map(({ url }) => url.pathname)).toContain('/api/organica-1')
  expect(await crear.isDisabled()).toBe(true)
})

it('the tree lists the keys that no unit carries, and deletes one', async () => {
  const clave = {
    id: 9,
    nivel: 1,
    clave: '01-06',
    descripcion: 'Turismo',
    bajo: 'Administración Central',
    activa: true,
  }
  const arbol = { texto: 'Con la organización de hoy.', programados: [], sinUnidad: [clave], nodos: [] }
  abrir('/dashboard?vista=organicaArbol', {
    '/api/panel/organica/arbol': { body: arbol },
    '/api/panel/organica/claves/9': { body: { id: 9 } },
  })
  const claves = documento().getByRole('region', { name: 'Claves sin unidad' })
  await claves.getByText('Orgánica 1 · Administración Central').waitFor()
  await claves.getByRole('button', { name: 'Eliminar la clave 01-06' }).click()
  const dialogo = documento().getByRole('dialog', { name: 'Eliminar la clave 01-06' })
  await dialogo.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await documento().getByText('Se eliminó la clave 01-06.').waitFor()
  expect(llamadas.map(({ method, url }) => `${method} ${url.pathname}`)).toContain(
    'DELETE /api/panel/organica/claves/9',
  )
})
