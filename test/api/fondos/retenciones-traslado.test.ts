import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { cerrarConServicios, ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'

/** Quincena 22 of 2026 as an ordinal. */
const Q22 = 2026 * 24 + 21
let admin: Client
let [salud, educacion] = [] as unknown as [Lugar, Lugar]
let interno = 810_000

beforeAll(async () => {
  admin = await signIn('admin')
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
})
afterAll(flushReadAudit)

/** Somebody of Salud who owes a loan of 24 quincenas that is withheld from `primera` on. */
async function conPrestamo(primera: number): Promise<number> {
  interno += 1
  const categoria = (await selectRow<{ id: number }>('SELECT MIN(id) AS id FROM categorias'))!.id
  const persona = { interno, lugar: salud, categoria, sueldoCentavos: 3_000_000, situacion: 'A' } as const
  const id = await ponerPersona(persona)
  const pedido = { interno, tipo: 'mediano', capitalCentavos: 2_400_000, quincenas: 24, primera: quincenaCode(primera) }
  expect((await admin.post<PrestamoPanel>('/api/panel/prestamos', pedido)).status).toBe(201)
  return id
}

/** A transfer from Salud to Educación that the close of Salud's `quincena` applies. */
const trasladar = (afiliadoId: number, fecha: string, quincena: number) =>
  escribirMovimiento({
    afiliadoId,
    tipo: 'cambio',
    fecha,
    quincena,
    columnas: {
      nivel0_id: educacion.entidad,
      nivel1_id: educacion.adscripcion,
      nivel2_id: educacion.dependencia,
      nivel3_id: educacion.area,
    },
  })

const cerrar = (quincena: number, { adscripcion }: Lugar) => cerrarConServicios(quincena, [adscripcion])

/** Which entity ordered the loan of somebody, quincena by quincena. */
async function ordenes(afiliadoId: number): Promise<string[]> {
  const rows = await selectRows<{ quincena: number; entidad: number; ordenado: number }>(
    `SELECT r.quincena, r.entidad_id AS entidad, r.ordenado_centavos AS ordenado
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.afiliado_id = $1 AND k.estado = 'cerrado' ORDER BY r.quincena, r.id`,
    [afiliadoId],
  )
  expect(rows.every(({ ordenado }) => ordenado === 100_000)).toBe(true)
  return rows.map(
    ({ quincena, entidad }) => `${quincenaCode(quincena)} ${entidad === salud.adscripcion ? 'Salud' : 'Educación'}`,
  )
}

const estadoDe = (afiliadoId: number) => selectRow('SELECT estado FROM prestamos WHERE afiliado_id = $1', [afiliadoId])

describe('the loan of somebody who moves to another entity', () => {
  it('is ordered once where the new entity closes late a quincena of before', async () => {
    const persona = await conPrestamo(Q22)
    await cerrar(Q22, salud)
    await trasladar(persona, '2026-12-01', Q22 + 1)
    await cerrar(Q22 + 1, salud)
    await cerrar(Q22, educacion)
    expect(await ordenes(persona)).toEqual(['2226 Salud'])
    await cerrar(Q22 + 1, educacion)
    expect(await ordenes(persona)).toEqual(['2226 Salud', '2326 Educación'])
  })

  it('is ordered by the new entity that closes before the one that applies the transfer', async () => {
    const persona = await conPrestamo(Q22 + 2)
    await trasladar(persona, '2026-12-20', Q22 + 2)
    await cerrar(Q22 + 2, educacion)
    await cerrar(Q22 + 2, salud)
    expect(await ordenes(persona)).toEqual(['2426 Educación'])
  })

  it('is ordered by the old entity where the new one had closed before the transfer was known', async () => {
    const persona = await conPrestamo(Q22 + 3)
    await cerrar(Q22 + 3, educacion)
    await trasladar(persona, '2027-01-08', Q22 + 3)
    await cerrar(Q22 + 3, salud)
    expect(await ordenes(persona)).toEqual(['0127 Salud'])
    await cerrar(Q22 + 4, educacion)
    await cerrar(Q22 + 4, salud)
    expect(await ordenes(persona)).toEqual(['0127 Salud', '0227 Educación'])
  })

  it('is ordered once where the transfer reaches back into a quincena that the old entity had closed', async () => {
    const persona = await conPrestamo(Q22 + 5)
    await cerrar(Q22 + 5, salud)
    await trasladar(persona, '2027-02-05', Q22 + 6)
    await cerrar(Q22 + 6, salud)
    await cerrar(Q22 + 5, educacion)
    await cerrar(Q22 + 6, educacion)
    expect(await ordenes(persona)).toEqual(['0327 Salud', '0427 Educación'])
  })
})

describe('the state of a loan', () => {
  it('does not follow a late close: only what is so today as well', async () => {
    const persona = await conPrestamo(Q22 + 7)
    await trasladar(persona, '2027-03-01', Q22 + 7)
    await cerrar(Q22 + 7, educacion)
    // Gone today, while a close that seals the person in is applied.
    await execute(`UPDATE afiliados SET situacion = 'B' WHERE id = $1`, [persona])
    await execute(`UPDATE prestamos SET estado = 'por_cobrar' WHERE afiliado_id = $1`, [persona])
    await cerrar(Q22 + 7, salud)
    expect(await estadoDe(persona)).toEqual({ estado: 'por_cobrar' })
    expect(await ordenes(persona)).toEqual(['0527 Educación'])
  })
})
