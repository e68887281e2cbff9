import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quincenaCode, quincenaRange } from '#domain/calendario/quincena.ts'
import type { OrdenPrestamo, PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { exportOrden } from '#api/fondos/retenciones/export-orden.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { cerrarConServicios, ponerPersona } from '#test/support/dinero/anio-cerrado.ts'
import { filaDe } from '#test/support/dinero/cadena-cierre.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import { escribirMovimiento } from '#test/support/movimiento-escrito.ts'

/** Quincena 22 of 2026 as an ordinal. */
const Q22 = 2026 * 24 + 21
let admin: Client
let dosManos: DosManos
let [salud, educacion] = [] as unknown as [Lugar, Lugar]
let interno = 810_000

beforeAll(async () => {
  admin = await signIn('admin')
  dosManos = await conSegundaMano(admin)
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
})
// The closes of an entity follow each other, so each test starts without closes, and nobody of another test is at work.
beforeEach(async () => {
  process.env['PORTAL_TODAY'] = TEST_TODAY
  // Nobody requested the closes of earlier tests, which move centuries on: each test has its own first quincena.
  await execute(`UPDATE cierres SET estado = 'abierto', quincena = 100000 + id`)
  await execute(`UPDATE prestamos SET estado = 'liquidado'`)
  await execute(`UPDATE afiliados SET situacion = 'B'`)
})
afterAll(flushReadAudit)

/** Somebody of Salud who owes a loan of 24 quincenas that is withheld from `primera` on. */
async function conPrestamo(primera: number): Promise<number> {
  interno += 1
  const categoria = (await selectRow<{ id: number }>('SELECT MIN(id) AS id FROM categorias'))!.id
  const persona = { interno, lugar: salud, categoria, sueldoCentavos: 3_000_000, situacion: 'A' } as const
  const id = await ponerPersona(persona)
  const pedido = { interno, tipo: 'mediano', capitalCentavos: 2_400_000, quincenas: 24, primera: quincenaCode(primera) }
  expect((await dosManos.prestar(pedido)).status).toBe(200)
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

/** The differences of somebody's loan that nobody decided, as its screen lists them. */
async function diferencias(afiliadoId: number): Promise<OrdenPrestamo[]> {
  const row = await selectRow<{ id: number }>('SELECT id FROM prestamos WHERE afiliado_id = $1', [afiliadoId])
  const { ordenes: all } = (await (await signIn('admin')).get<PrestamoDetalle>(`/api/panel/prestamos/${row!.id}`)).body
  return all.filter(
    ({ ordenadoCentavos, retenidoCentavos, decision }) =>
      retenidoCentavos !== null && retenidoCentavos < ordenadoCentavos && decision === null,
  )
}

async function decidir({ id }: OrdenPrestamo): Promise<void> {
  const row = await selectRow<{ version: number }>('SELECT version FROM retenciones WHERE id = $1', [id])
  const body = { causa: 'sueldo_insuficiente', decision: 'recorrer', version: row!.version }
  expect((await dosManos.post(`/api/panel/retenciones/${id}/decision`, body)).status).toBe(200)
}

/** Whose loans the files of a quincena's order tell entities to withhold. */
async function ordenados(quincena: number): Promise<number[]> {
  const row = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'admin'`)
  const actor = await loadActor(row!.id, { medio: 'semilla', direccion: '' })
  const files = await exportOrden(actor!, quincena, { entidadId: null, organizacion: 'entonces' })
  const text = files.map(({ contenido }) => contenido).join('')
  const people = await selectRows<{ id: number; curp: string }>('SELECT id, curp FROM afiliados')
  return people.filter(({ curp }) => text.includes(curp)).map(({ id }) => id)
}

/** What payment lines took of the order of somebody's loan in a quincena. */
async function cargado(afiliadoId: number, quincena: number): Promise<number> {
  const row = await selectRow<{ importe: number }>(
    `SELECT CAST(COALESCE(SUM(x.importe_centavos), 0) AS BIGINT) AS importe FROM cargo_retenciones x
     JOIN retenciones r ON r.id = x.retencion_id WHERE r.afiliado_id = $1 AND r.quincena = $2`,
    [afiliadoId, quincena],
  )
  return row!.importe
}

/** The jefe asks to reopen the quincena of an entity, and the titular signs. */
async function reabrir(quincena: number, { adscripcion }: Lugar): Promise<void> {
  const codigo = quincenaCode(quincena)
  const nota = 'Faltó aplicar un cambio de entidad.'
  for (const [usuario, acto] of [
    ['jefe', 'pedir_reapertura'],
    ['titular', 'reabrir'],
  ] as const) {
    const client = await signIn(usuario)
    const { cierre } = await filaDe(client, codigo, adscripcion)
    const body = { acto, version: cierre!.version, nota }
    const res = await client.post(`/api/quincenas/${codigo}/cierres/${cierre!.id}/reapertura`, body)
    expect(res.status, JSON.stringify(res.body)).toBe(200)
  }
}

const estadoDe = (afiliadoId: number) => selectRow('SELECT estado FROM prestamos WHERE afiliado_id = $1', [afiliadoId])

describe('the first quincena that the portal closes', () => {
  const q = Q22 - 2

  it('lists of who moved in it the abono that no entity was in time to order, also where the new one is two ahead', async () => {
    process.env['PORTAL_TODAY'] = quincenaRange(q).fin
    const [entera, enMedio] = [await conPrestamo(q), await conPrestamo(q)]
    await cerrar(q, educacion)
    await cerrar(q + 1, educacion)
    await trasladar(entera, '2026-10-16', q)
    await trasladar(enMedio, '2026-10-20', q)
    await cerrar(q, salud)
    expect(await ordenes(entera)).toEqual(['2026 Educación'])
    expect(await ordenes(enMedio)).toEqual(['2026 Salud'])
    await cerrar(q + 1, salud)
    expect(await ordenes(entera)).toEqual(['2026 Educación', '2126 Educación'])
    expect(await ordenes(enMedio)).toEqual(['2026 Salud', '2126 Educación'])
    const listadas = [await diferencias(entera), await diferencias(enMedio)]
    expect(listadas.map((each) => each.map(({ retenidoCentavos }) => retenidoCentavos))).toEqual([[0, 0], [0]])
    for (const each of listadas.flat()) await decidir(each)
  })
})

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

describe('a quincena that no entity was in time to order', () => {
  const NADIE = 'Nadie lo ordenó: el cambio de entidad se aplicó cuando esta ya había cerrado la quincena.'

  it('is a difference of the new entity, charged to nobody, where the transfer takes the whole quincena', async () => {
    const q = Q22 + 9
    const persona = await conPrestamo(q - 1)
    // Stays in the old entity, so quincena q has an order.
    const quieta = await conPrestamo(q - 1)
    await cerrar(q - 1, salud)
    await cerrar(q - 1, educacion)
    await cerrar(q, educacion)
    await trasladar(persona, '2027-04-01', q)
    await cerrar(q, salud)
    expect(await ordenes(persona)).toEqual(['0627 Salud', '0727 Educación'])
    const [diferencia] = await diferencias(persona)
    expect(diferencia).toMatchObject({ retenidoCentavos: 0, motivo: 'otro', nota: NADIE, decision: null })
    expect(await cargado(persona, q)).toBe(0)
    expect(await ordenados(q)).toEqual([quieta])
    expect(await ordenados(q - 1)).toContain(persona)
    // It stands in the way of the new entity's next close until somebody decides.
    await expect(cerrar(q + 1, educacion)).rejects.toThrow()
    await decidir(diferencia!)
    await cerrar(q + 1, educacion)
    await cerrar(q + 1, salud)
    expect(await ordenes(persona)).toEqual(['0627 Salud', '0727 Educación', '0827 Educación'])
    expect(await cargado(persona, q + 1)).toBe(100_000)
  })

  it('is not what the entity answered: reopened, it orders the loan itself', async () => {
    const q = Q22 + 12
    const persona = await conPrestamo(q - 1)
    await cerrar(q - 1, salud)
    await cerrar(q - 1, educacion)
    await cerrar(q, educacion)
    await trasladar(persona, '2027-05-16', q)
    await cerrar(q, salud)
    expect(await diferencias(persona)).toHaveLength(1)
    await reabrir(q, educacion)
    await cerrar(q, educacion)
    expect(await ordenes(persona)).toEqual(['0927 Salud', '1027 Educación'])
    expect(await diferencias(persona)).toEqual([])
  })

  it.each([
    ['ordered again by the old entity where it has days in it', Q22 + 13, '2027-06-05', '1127 Salud', 0],
    ['a difference of the new one where it has none', Q22 + 15, '2027-07-01', '1327 Educación', 1],
  ])('is, where the old entity is reopened after the new one closed, %s', async (_name, q, dia, orden, listadas) => {
    const persona = await conPrestamo(q)
    await cerrar(q, salud)
    await trasladar(persona, dia, q + 1)
    await cerrar(q + 1, salud)
    await cerrar(q, educacion)
    expect(await ordenes(persona)).toEqual([`${quincenaCode(q)} Salud`])
    await reabrir(q + 1, salud)
    await reabrir(q, salud)
    await cerrar(q, salud)
    expect(await ordenes(persona)).toEqual([orden])
    const found = await diferencias(persona)
    expect(found).toHaveLength(listadas)
    for (const each of found) await decidir(each)
    await cerrar(q + 1, salud)
    await cerrar(q + 1, educacion)
    expect(await ordenes(persona)).toEqual([orden, `${quincenaCode(q + 1)} Educación`])
  })
})
