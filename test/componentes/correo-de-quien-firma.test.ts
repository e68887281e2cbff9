import { expect, it } from 'vitest'
import { abrir, llamadas, main, responder } from './soporte/portal.tsx'
import { documento, pulsarTecla } from './soporte/lugar.ts'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'

const JEFE: UsuarioPanel = {
  id: 5,
  usuario: 'jefe',
  nombre: 'Laura Ríos',
  correo: 'jefe@ejemplo.gob.mx',
  perfilId: 4,
  perfil: 'Jefe',
  ambito: 'instituto',
  entidadId: null,
  adscripcionId: null,
  dependenciaId: null,
  entidad: '',
  adscripcion: '',
  dependencia: '',
  estado: 'activo',
  bloqueadoHastaAt: null,
  ultimoAccesoAt: null,
  creadoAt: '2026-11-01T16:00:00.000Z',
  dosPasos: false,
  version: 1,
  actions: ['editar'],
}
const LISTA = { '/api/panel/usuarios': { rows: [JEFE] } }

it('an e-mail that waits for a second person is said to wait, and the cell shows the one that holds', async () => {
  abrir('/panel/usuarios', LISTA)
  const correo = main().getByRole('textbox', { name: 'Correo de jefe' })
  await correo.waitFor()
  responder({ ...LISTA, '/api/panel/usuarios/5': { body: { propuesta: { id: 7, folio: 'PA-000007' } } } })
  await correo.fill('otra@ejemplo.gob.mx')
  await pulsarTecla('Enter')
  await documento()
    .getByText(/^Quedó por autorizar con el folio PA-000007\./)
    .waitFor()
  expect(llamadas.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { version: 1, correo: 'otra@ejemplo.gob.mx' },
  ])
  await expect.poll(() => correo.inputValue()).toBe('jefe@ejemplo.gob.mx')
})
