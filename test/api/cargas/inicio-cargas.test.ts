import { beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaInicio, Tesela } from '#domain/procesos/inicio.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { selectRow } from '#api/db/sql.ts'
import { portal } from '#test/cli/consola.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { cargarNomina, folioDe, ponerPlanoDePrueba } from '#test/support/cargas/nomina-de-prueba.ts'

const DONDE = { entidad: SALUD, quincena: '2226' }
const GENTE = [770_001, 770_002, 770_003]

beforeAll(async () => {
  await ponerPlanoDePrueba()
  const lugar = await lugarDe(SALUD)
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (const interno of GENTE)
    await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_000_000, situacion: 'A' })
})

const tesela = async (usuario: string, etiqueta: string): Promise<Tesela | undefined> =>
  (await (await signIn(usuario)).get<RespuestaInicio>('/api/inicio')).body.teselas.find(
    (each) => each.etiqueta === etiqueta,
  )
const cifra = async (usuario: string, etiqueta: string) => (await tesela(usuario, etiqueta))?.cifra ?? null
const porValidar = (usuario: string) => cifra(usuario, 'Cargas por validar')
const porAutorizar = (usuario: string) => cifra(usuario, 'Cargas por autorizar')

const cargar = async (interno: number): Promise<string> =>
  folioDe(await cargarNomina([{ interno, dias: '15', sueldo: '5000.00' }], DONDE))
const validar = async (folio: string): Promise<void> => {
  const { code } = await portal(['--como', 'validador1', 'importar', 'validar', folio], true, [DEMO_PASSWORD])
  expect(code).toBe(0)
}

describe('loads that wait', () => {
  it('appear on the home of the person who can act on them, with the way to the one or to all', async () => {
    expect([await porValidar('validador1'), await porAutorizar('auxiliar')]).toEqual([null, null])
    const primera = await cargar(770_001)
    expect(await tesela('validador1', 'Cargas por validar')).toEqual({
      etiqueta: 'Cargas por validar',
      cifra: '1',
      detalle: 'la más antigua, hace menos de 1 h',
      tono: 'aviso',
      ruta: `/afiliacion/masiva/${primera}`,
    })
    // Its dependency has a validator: it is not the turn of the institute. A desk validates nothing.
    expect([await porValidar('auxiliar'), await porValidar('ventanilla1')]).toEqual([null, null])
    await cargar(770_002)
    expect(await tesela('validador1', 'Cargas por validar')).toMatchObject({
      cifra: '2',
      ruta: '/afiliacion/masiva?filter=%7B%22estado%22%3A%5B%22por_validar%22%5D%7D',
    })
    await validar(primera)
    expect([await porValidar('validador1'), await porAutorizar('auxiliar')]).toEqual(['1', '1'])
    // A jefe only where a limit asks for one.
    expect(await porAutorizar('jefe')).toBeNull()
    const { id } = (await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM propuestas'))!
    const vista = `/api/panel/autorizaciones/${id}`
    expect((await tesela('auxiliar', 'Cargas por autorizar'))?.ruta).toBe(
      `/dashboard?vista=autorizaciones&propuesta=${id}`,
    )
    const auxiliar = await signIn('auxiliar')
    const { version } = (await auxiliar.get<PropuestaPanel>(vista)).body
    expect((await auxiliar.post(`${vista}/autorizar`, { version })).status).toBe(200)
    expect(await porAutorizar('auxiliar')).toBeNull()
  })
})
