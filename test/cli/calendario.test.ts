import { describe, expect, it } from 'vitest'
import type { CambioCalendario } from '#domain/calendario/plan/sembrar-anio.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { portal } from './consola.ts'

interface Respuesta {
  readonly anio: number
  readonly simulado: boolean
  readonly escrito: boolean
  readonly cambios: readonly CambioCalendario[]
}

const days = async (anio: number): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM eventos WHERE fecha LIKE '${anio}-%'`))!.n

describe('portal calendario sembrar', () => {
  it('tells which days it would set and why, and writes nothing when simulating', async () => {
    const { code, out } = await portal('calendario sembrar 2030 --simular')
    expect(code).toBe(0)
    expect(out).toMatch(/2030-01-01 martes +No laborable +Asueto oficial: Año Nuevo/)
    expect(out).toMatch(/2030-01-02 miércoles +Movimientos +Ventana de movimientos de la quincena 1/)
    expect(out).toContain('365 días:')
    expect(out).toContain('24 Aplicación')
    expect(out).toContain('Simulación: no se escribió nada.')
    expect(await days(2030)).toBe(0)
  })

  it('asks on a terminal and takes no for an answer', async () => {
    const { code, err, preguntas } = await portal('calendario sembrar 2030', false)
    expect(preguntas).toEqual(['¿Escribir 365 días en el calendario de 2030?'])
    expect(code).toBe(1)
    expect(err).toBe('Cancelado: no se cambió nada.')
    expect(await days(2030)).toBe(0)
  })

  it('refuses without a terminal unless told --yes', async () => {
    const { code, err } = await portal('calendario sembrar 2030')
    expect(code).toBe(1)
    expect(err).toContain('--yes')
    expect(await days(2030)).toBe(0)
  })

  it('writes with --yes, and the second time finds nothing to change nor to ask', async () => {
    const first = await portal('calendario sembrar 2031 --yes')
    expect(first).toMatchObject({ code: 0, preguntas: [] })
    expect(first.out).toContain('Listo: 365 días en el calendario de 2031.')
    expect(await days(2031)).toBe(365)
    const second = await portal('calendario sembrar 2031')
    expect(second).toMatchObject({
      code: 0,
      out: 'El calendario de 2031 ya estaba completo: no hay nada que cambiar.',
      preguntas: [],
    })
  })

  it('never overwrites a day set by hand, and says how many it kept', async () => {
    await execute(`INSERT INTO eventos (fecha, tipo, origen) VALUES ('2033-05-10', 'ASUETO', 'manual')`)
    const { out } = await portal('calendario sembrar 2033 --yes')
    expect(out).toContain('Se conserva 1 día puesto a mano.')
    expect(out).not.toContain('2033-05-10')
    expect(await selectRow(`SELECT tipo, origen FROM eventos WHERE fecha = '2033-05-10'`)).toEqual({
      tipo: 'ASUETO',
      origen: 'manual',
    })
  })

  it('answers clean JSON', async () => {
    const { code, out } = await portal('calendario sembrar 2034 --yes --json')
    const body = JSON.parse(out) as Respuesta
    expect(code).toBe(0)
    expect(body).toMatchObject({ anio: 2034, simulado: false, escrito: true })
    expect(body.cambios).toHaveLength(365)
    expect(body.cambios[0]).toEqual({ fecha: '2034-01-01', tipo: 'ASUETO', motivo: 'Asueto oficial: Año Nuevo' })
  })

  it('acts as the user named with --como, with that user’s rights', async () => {
    expect(await portal('--como auxiliar calendario sembrar 2035 --yes')).toMatchObject({
      code: 1,
      err: 'No tienes permiso para esta acción.',
    })
    expect(await portal('--como nadie calendario sembrar 2035 --yes')).toMatchObject({
      code: 1,
      err: 'No hay un usuario activo "nadie".',
    })
    // As at sign-in: a user is the same in capitals.
    expect((await portal('--como Admin calendario sembrar 2035 --yes')).code).toBe(0)
    const fila = await selectRow(
      `SELECT actor, medio FROM bitacora WHERE acto = 'calendario.sembrar' ORDER BY id DESC LIMIT 1`,
    )
    expect(fila).toEqual({ actor: 'admin', medio: 'cli' })
  })
})
