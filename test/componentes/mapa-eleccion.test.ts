import { describe, expect, it } from 'vitest'
import { documento } from './soporte/lugar.ts'
import { abrir, main, vista } from './soporte/portal.tsx'
import { SESION } from '#test/support/fingido/marco.ts'
import type { RespuestaMapa } from '#domain/procesos/mapa.ts'

const proceso = (id: number, nombre: string, componente: string) => ({
  id,
  clave: `proceso-${id}`,
  nombre,
  componente,
  repetida: false,
  hijos: [],
})

const MAPA: RespuestaMapa = {
  bandas: [
    {
      tipo: 'center',
      titulo: 'Misión',
      modulos: [
        {
          id: 1,
          nombre: 'Afiliación',
          icono: null,
          casosAbiertos: 0,
          procesos: [
            proceso(1, 'Por defunción', '/afiliacion/cair/devolucion/por-defuncion'),
            proceso(2, 'Aportación voluntaria', '/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria'),
            proceso(3, 'Reconocimiento por laudo', '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo'),
            proceso(4, 'Fotografía', '/actualizar/foto'),
            proceso(5, 'Mediano plazo', '/prestamos/mediano-plazo'),
          ],
        },
      ],
    },
  ],
}

const RESPUESTAS = {
  '/api/inicio': { body: { saludo: 'Hola', fecha: 'Hoy', teselas: [] } },
  '/api/mapa': { body: MAPA },
  '/api/panel/cair': { rows: [] },
  '/api/panel/cair-rendimientos': { body: { rendimientos: [], actions: ['aplicar'] } },
  '/api/panel/extemporaneas': { rows: [] },
  '/api/panel/prestamos': { rows: [] },
}

async function elegir(nombre: string): Promise<void> {
  abrir('/inicio', RESPUESTAS)
  await main().getByRole('link', { name: nombre, exact: true }).click()
}

describe('a button of the map opens its own procedure', () => {
  it.each([
    ['Por defunción', 'Retiro de Capital por defunción'],
    ['Aportación voluntaria', 'Rendimiento anual'],
    ['Reconocimiento por laudo', 'Reconocimiento por laudo'],
  ])('%s', async (nombre, dialogo) => {
    await elegir(nombre)
    await documento().getByRole('dialog', { name: dialogo, exact: true }).waitFor()
  })

  it('Fotografía says where the person chosen opens', async () => {
    await elegir('Fotografía')
    await main().getByText('su actualización se abre donde se cambia la fotografía').waitFor()
  })

  it('a kind of loan opens the loans of that kind', async () => {
    await elegir('Mediano plazo')
    await expect.poll(() => window.location.pathname).toBe('/panel/prestamos')
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toEqual({ tipo: 'mediano' })
  })
})

describe('a choice that the screen does not have', () => {
  it.each(['cair', 'extemporaneas', 'actualizarTabla'])('is told by %s, which opens without one', async (nombre) => {
    abrir(`${vista(nombre)}&enfoque=por-boda`, RESPUESTAS)
    await main().getByText('La dirección pide un trámite que no existe: «por-boda».').waitFor()
    expect(documento().getByRole('dialog').count()).toBe(0)
  })
})

it('closing the procedure takes the choice out of the address, so that a reload does not open it again', async () => {
  abrir(`${vista('cair')}&enfoque=retiro-edad`, RESPUESTAS)
  const dialogo = documento().getByRole('dialog', { name: 'Retiro de Capital por edad', exact: true })
  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(() => window.location.search).toBe('?vista=cair')
})

it('a session without the list of loans sees the page of the process', async () => {
  const vistas = SESION.vistas.filter((one) => one !== 'panelPrestamos')
  abrir('/prestamos/corto-plazo', { ...RESPUESTAS, '/api/sesion': { body: { ...SESION, vistas } } })
  await main().getByRole('heading', { level: 1, name: 'Proceso' }).waitFor()
})

describe('the map of a home', () => {
  it('has no heading of a band without modules, and says where the work is', async () => {
    const bandas = (['top', 'center', 'bottom'] as const).map((tipo) => ({
      tipo,
      titulo: `Banda ${tipo}`,
      modulos: [],
    }))
    abrir('/inicio', { ...RESPUESTAS, '/api/mapa': { body: { bandas } } })
    await main().getByText('Tu trabajo está en el menú.', { exact: false }).waitFor()
    expect(main().getByRole('heading', { level: 2 }).count()).toBe(0)
  })

  it('counts one process in the singular', async () => {
    const [banda] = MAPA.bandas
    const [modulo] = banda!.modulos
    const uno = { ...modulo!, procesos: modulo!.procesos.slice(0, 1) }
    abrir('/inicio', { ...RESPUESTAS, '/api/mapa': { body: { bandas: [{ ...banda!, modulos: [uno] }] } } })
    await main().getByRole('button', { name: 'Afiliación 1 proceso', exact: true }).waitFor()
  })
})
