import { beforeAll, describe, expect, it } from 'vitest'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { insertLiga } from '#api/afiliacion/alta/insert-liga.ts'
import { applyMovimientos } from '#api/afiliacion/aplicar/apply-movimientos.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { calcularPersonas } from '#api/quincenas/calculo/calcular-cierre.ts'
import { loadContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { escribirMovimiento, type MovimientoEscrito } from '#test/support/movimiento-escrito.ts'
import { personaActiva } from '#test/support/tramites.ts'

/** Quincena 22 of 2026 (16 to 30 November), open. */
const Q22 = 2026 * 24 + 21

/**
 * By hand, of 1,000.00 of other benefits and 600.00 of quinquenios a month, both at 26.75 %. Fifteen days: bases 500.00 and 300.00 make
 * 133.75 (FPEAE) and 80.25 (FPEQE). Transfer on 21 November: five days make 166.67 → 44.58 and 100.00 → 26.75 in the old entity; ten days
 * make 200.00 → 53.50 of quinquenios in the new one, and no other benefits.
 */
const COMPLETAS = { FPEAE: 13_375, FPEQE: 8_025 }

let desk: Client
let salud: Lugar
let educacion: Lugar

beforeAll(async () => {
  desk = await signIn('ventanilla1')
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
})

/** Somebody of Salud, with what a payroll would set. */
async function conNomina(situacion = 'A'): Promise<AltaHecha> {
  const persona = await personaActiva(desk, salud, situacion)
  await inTransaction(() =>
    execute(
      `UPDATE afiliado_org SET otros_prestaciones_centavos = 100000, quinquenios_centavos = 60000, porcentaje = 12
       WHERE afiliado_id = $1`,
      [persona.afiliadoId],
    ),
  )
  return persona
}

const LIGA = `nivel0_id, nivel1_id, nivel2_id, nivel3_id, clave_organica_0, clave_organica_1, clave_organica_2, clave_organica_3,
  orgs1, orgs2, orgs3, orgs4, categoria_id, sueldo_centavos`
type Liga = Parameters<typeof insertLiga>[1]

const enLugar = ({ entidad, adscripcion, dependencia, area }: Lugar) => ({
  nivel0_id: entidad,
  nivel1_id: adscripcion,
  nivel2_id: dependencia,
  nivel3_id: area,
})

async function ligaEn(persona: AltaHecha, lugar: Lugar): Promise<Liga> {
  const liga = await selectRow<Liga>(
    `SELECT ${LIGA} FROM afiliado_org WHERE afiliado_id = $1 ORDER BY id DESC LIMIT 1`,
    [persona.afiliadoId],
  )
  return { ...liga!, ...enLugar(lugar) }
}

/** A movement Por aplicar that brings a post in `lugar`. */
async function mover(persona: AltaHecha, lugar: Lugar, movimiento: Pick<MovimientoEscrito, 'tipo' | 'fecha'>) {
  const columnas = enLugar(lugar)
  const folio = await escribirMovimiento({ ...movimiento, afiliadoId: persona.afiliadoId, quincena: Q22, columnas })
  const datos = JSON.stringify({ columnas, org: await ligaEn(persona, lugar) })
  await inTransaction(() => execute('UPDATE movimientos SET datos = $1 WHERE folio = $2', [datos, folio]))
}

const aplicar = () => applyMovimientos(SISTEMA, { quincena: Q22, adscripcionId: salud.adscripcion })

const ligaDe = ({ afiliadoId }: AltaHecha) =>
  selectRow(
    `SELECT otros_prestaciones_centavos AS otros, quinquenios_centavos AS quinquenios, porcentaje FROM afiliado_org
     WHERE afiliado_id = $1 ORDER BY id DESC LIMIT 1`,
    [afiliadoId],
  )

/** What other benefits and quinquenios contribute through an entity in a quincena, by key. */
async function cotiza({ afiliadoId }: AltaHecha, { adscripcion }: Lugar, quincena = Q22): Promise<object> {
  const contexto = await loadContextoCierre(adscripcion, quincena)
  const lineas = []
  for await (const page of calcularPersonas(contexto, { afiliadoId }))
    for (const calculada of page) lineas.push(...calculada.lineas)
  return Object.fromEntries(
    lineas.filter(({ base }) => base !== 'sueldo').map(({ clave, importeCentavos }) => [clave, importeCentavos]),
  )
}

describe('other benefits and quinquenios', () => {
  it('stay through a change of post in the same entity', async () => {
    const persona = await conNomina()
    expect(await cotiza(persona, salud)).toEqual(COMPLETAS)
    await mover(persona, salud, { tipo: 'cambio', fecha: '2026-11-16' })
    await aplicar()
    expect(await ligaDe(persona)).toEqual({ otros: 100_000, quinquenios: 60_000, porcentaje: 12 })
    expect(await cotiza(persona, salud)).toEqual(COMPLETAS)
  })

  it('part at a transfer: quinquenios follow the person, the others stay with the post', async () => {
    const persona = await conNomina()
    await mover(persona, educacion, { tipo: 'cambio', fecha: '2026-11-21' })
    expect(await cotiza(persona, salud)).toEqual({ FPEAE: 4_458, FPEQE: 2_675 })
    expect(await cotiza(persona, educacion)).toEqual({ FPEQE: 5_350 })
    await aplicar()
    expect(await ligaDe(persona)).toEqual({ otros: 0, quinquenios: 60_000, porcentaje: 0 })
    expect(await cotiza(persona, educacion)).toEqual({ FPEQE: 5_350 })
    expect(await cotiza(persona, educacion, Q22 + 1)).toEqual({ FPEQE: 8_025 })
  })

  it('of who comes back: quinquenios in any entity, the others in the same one', async () => {
    const [misma, otra] = [await conNomina('B'), await conNomina('B')]
    await mover(misma, salud, { tipo: 'alta', fecha: '2026-11-16' })
    await mover(otra, educacion, { tipo: 'alta', fecha: '2026-11-16' })
    await aplicar()
    expect(await cotiza(misma, salud)).toEqual(COMPLETAS)
    expect(await cotiza(otra, educacion)).toEqual({ FPEQE: 8_025 })
  })

  it('are not touched by a link to another entity that no movement has applied', async () => {
    const persona = await conNomina()
    await inTransaction(async () =>
      insertLiga(persona.afiliadoId, await ligaEn(persona, educacion), { propuesta: true }),
    )
    expect(await cotiza(persona, salud)).toEqual(COMPLETAS)
  })
})
